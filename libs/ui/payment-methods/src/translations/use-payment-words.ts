import { createUseWords } from '@pasar/design-system';
import type { WordOf, Words } from '@pasar/design-system';
import type words from './en.json';

/** A key of the texts of payment methods. */
export type PaymentWord = WordOf<typeof words>;

/** The texts of payment methods in the page's language. */
export const usePaymentWords: () => Words<typeof words> = createUseWords<typeof words>('payment-methods');
