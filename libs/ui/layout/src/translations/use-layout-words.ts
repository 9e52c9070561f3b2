import { createUseWords } from '@pasar/design-system';
import type { Words } from '@pasar/design-system';
import type words from './en.json';

/** The words of the page's frame in the page's language. */
export const useLayoutWords: () => Words<typeof words> = createUseWords<typeof words>('layout');
