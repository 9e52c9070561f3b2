export { accountTexts } from './translations.ts';
