export { searchTexts } from './translations.ts';
