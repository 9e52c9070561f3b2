export { integrationTexts } from './translations.ts';
