export { homeTexts } from './translations.ts';
