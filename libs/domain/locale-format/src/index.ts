export { createLocaleFormat } from './locale-format.ts';
export type { LocaleFormat } from './locale-format.ts';
export { writeOnce } from './write-once.ts';
export type { Written } from './write-once.ts';
