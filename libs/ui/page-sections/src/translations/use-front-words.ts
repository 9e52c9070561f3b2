import { createUseWords } from '@pasar/design-system';
import type { Words } from '@pasar/design-system';
import type words from './en.json';

/** The words of front pages in the page's language. */
export const useFrontWords: () => Words<typeof words> = createUseWords<typeof words>('page-sections');
