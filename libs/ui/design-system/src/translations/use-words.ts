import { createUseWords } from './create-use-words.ts';
import type { WordOf, Words } from './create-use-words.ts';
import type words from './en.json';

/** A key of the design system's texts. */
export type Word = WordOf<typeof words>;

/** The design system's texts in the page's language. */
export const useWords: () => Words<typeof words> = createUseWords<typeof words>('design-system');
