export { mallTexts } from './translations.ts';
