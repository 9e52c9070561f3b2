export { listTexts } from './translations.ts';
