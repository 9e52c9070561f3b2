import type { AddToCartRequest, MiniCart } from '@pasar/cart-contract';

/** Whether the mini cart has the line: adding to it then leaves the line count unchanged. */
export const isInMiniCart = (
  { lines }: Pick<MiniCart, 'lines'>,
  { shopid, itemid, modelid }: Pick<AddToCartRequest, 'shopid' | 'itemid' | 'modelid'>,
): boolean =>
  lines.some((line) => line.shopid === shopid && line.itemid === itemid && line.modelid === modelid);
