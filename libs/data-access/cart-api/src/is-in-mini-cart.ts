import type { AddToCartRequest, MiniCart } from '@pasar/cart-contract';

/** Whether a line is among those that the mini cart shows: adding to it makes no line more. */
export const isInMiniCart = (
  { lines }: Pick<MiniCart, 'lines'>,
  { shopid, itemid, modelid }: Pick<AddToCartRequest, 'shopid' | 'itemid' | 'modelid'>,
): boolean =>
  lines.some((line) => line.shopid === shopid && line.itemid === itemid && line.modelid === modelid);
