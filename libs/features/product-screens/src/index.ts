export { productTexts } from './translations.ts';
