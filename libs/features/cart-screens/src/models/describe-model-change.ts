import type { Cart, CartLine } from '@pasar/cart-api';

/** What a change of the variant has led to. */
export type ModelChange = {
  readonly line: CartLine;
  /** Whether the unit price differs from the one before. */
  readonly isPriceChanged: boolean;
  /** Whether the stock did not suffice for the quantity before, together with that of the line with which it was merged. */
  readonly isLimited: boolean;
};

/** The line of another model of the same item; undefined if the cart has none. */
export const findModelLine = (
  { shops }: Cart,
  { shopid, itemid }: Pick<CartLine, 'shopid' | 'itemid'>,
  modelid: number | undefined,
): CartLine | undefined =>
  shops
    .flatMap(({ lines }) => lines)
    .find((line) => line.shopid === shopid && line.itemid === itemid && line.modelid === modelid);

/** Compares the line before with the one in the cart after; undefined if it is no longer there. */
export function describeModelChange(
  { before, after }: { readonly before: Cart; readonly after: Cart },
  changed: CartLine,
  modelid: number,
): ModelChange | undefined {
  const line = findModelLine(after, changed, modelid);
  if (!line) return undefined;
  const merged = findModelLine(before, changed, modelid)?.quantity ?? 0;
  return {
    line,
    isPriceChanged: line.price.amount !== changed.price.amount,
    isLimited: line.quantity < changed.quantity + merged,
  };
}
