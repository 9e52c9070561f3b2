import { createUseWords } from './create-use-words.ts';
import type { WordOf, Words } from './create-use-words.ts';
import type words from './en.json';

/** A shared word of the design system. */
export type Word = WordOf<typeof words>;

/** The shared words in the page's language. */
export const useWords: () => Words<typeof words> = createUseWords<typeof words>('design-system');
