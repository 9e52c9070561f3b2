export { arbitraryText } from './arbitrary-text.ts';
