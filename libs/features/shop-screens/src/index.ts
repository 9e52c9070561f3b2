export { shopTexts } from './translations.ts';
