export { cartTexts } from './translations.ts';
