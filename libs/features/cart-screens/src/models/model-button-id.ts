import type { CartLine } from '@pasar/cart-api';

/** The id of the button that opens the choice of a line's variant. */
export const modelButtonId = ({ itemid, modelid = 0 }: Pick<CartLine, 'itemid' | 'modelid'>): string =>
  `variant-${itemid}-${modelid}`;
