export { consentTexts } from './translations.ts';
