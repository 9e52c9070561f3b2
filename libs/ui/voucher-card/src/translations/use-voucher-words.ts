import { createUseWords } from '@pasar/design-system';
import type { Words } from '@pasar/design-system';
import type words from './en.json';

/** The voucher texts in the page's language. */
export const useVoucherWords: () => Words<typeof words> = createUseWords<typeof words>('voucher-card');
