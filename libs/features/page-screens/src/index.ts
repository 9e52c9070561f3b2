export { pageTexts } from './translations.ts';
