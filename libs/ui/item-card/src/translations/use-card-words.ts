import { createUseWords } from '@pasar/design-system';
import type { Words } from '@pasar/design-system';
import type words from './en.json';

/** The card texts in the page's language. */
export const useCardWords: () => Words<typeof words> = createUseWords<typeof words>('item-card');
