export { verificationTexts } from './translations.ts';
