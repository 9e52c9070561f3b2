import type { AddToCartRequest, MiniCart } from '@pasar/cart-contract';

/** Whether the mini cart shows a line: then adding to it does not change the line count. */
export const isInMiniCart = (
  { lines }: Pick<MiniCart, 'lines'>,
  { shopid, itemid, modelid }: Pick<AddToCartRequest, 'shopid' | 'itemid' | 'modelid'>,
): boolean =>
  lines.some((line) => line.shopid === shopid && line.itemid === itemid && line.modelid === modelid);
