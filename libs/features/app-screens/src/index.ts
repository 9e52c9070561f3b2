export { appTexts } from './translations.ts';
