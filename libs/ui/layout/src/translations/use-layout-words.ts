import { createUseWords } from '@pasar/design-system';
import type { Words } from '@pasar/design-system';
import type words from './en.json';

/** The layout's texts in the page's language. */
export const useLayoutWords: () => Words<typeof words> = createUseWords<typeof words>('layout');
