export { chatTexts } from './translations.ts';
