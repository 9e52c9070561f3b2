export { profileTexts } from './translations.ts';
