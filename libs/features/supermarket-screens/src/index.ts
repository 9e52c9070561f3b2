export { supermarketTexts } from './translations.ts';
