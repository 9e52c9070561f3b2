export { paymentTexts } from './translations.ts';
