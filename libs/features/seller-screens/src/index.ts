export { sellerTexts } from './translations.ts';
