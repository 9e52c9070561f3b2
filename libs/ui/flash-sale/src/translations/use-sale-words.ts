import { createUseWords } from '@pasar/design-system';
import type { Words } from '@pasar/design-system';
import type words from './en.json';

/** The flash sale texts in the page's language. */
export const useSaleWords: () => Words<typeof words> = createUseWords<typeof words>('flash-sale');
