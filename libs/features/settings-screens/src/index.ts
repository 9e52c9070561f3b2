export { settingsTexts } from './translations.ts';
