import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { LineProblem } from './price-line.ts';

/** The API error of each line problem. */
const lineErrors: Readonly<Record<LineProblem, { code: number; detail: string }>> = {
  missing: { code: errorCodes.NOT_FOUND, detail: 'There is no such item or model.' },
  'out-of-stock': { code: errorCodes.OUT_OF_STOCK, detail: 'None is left.' },
  unavailable: { code: errorCodes.ITEM_UNAVAILABLE, detail: 'It is not sold in this form, or not any more.' },
  'adult-only': { code: errorCodes.ADULT_ONLY, detail: 'It is sold to adults only.' },
  'own-shop': { code: errorCodes.OWN_SHOP, detail: "It is of the shopper's own shop." },
  'not-enough-stock': {
    code: errorCodes.CART_TOTAL_QUANTITY_EXCEEDED,
    detail: 'There are not so many of it, or more than a line may hold.',
  },
};

/** The error of a call for a line that cannot be bought. */
export const toLineError = (problem: LineProblem): ApiError =>
  new ApiError(lineErrors[problem].code, lineErrors[problem].detail);
