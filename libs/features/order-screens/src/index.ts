export { orderTexts } from './translations.ts';
