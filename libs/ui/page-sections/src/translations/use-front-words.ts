import { createUseWords } from '@pasar/design-system';
import type { Words } from '@pasar/design-system';
import type words from './en.json';

/** The front pages' texts in the page's language. */
export const useFrontWords: () => Words<typeof words> = createUseWords<typeof words>('page-sections');
