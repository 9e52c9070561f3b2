/** The kinds of promotion tags of a cart line; of several the first. @spec promotion-tag-kind */
export const promotionTagKinds = ['FREE_GIFT', 'NEW', 'DISCOUNT'] as const;
export type PromotionTagKind = (typeof promotionTagKinds)[number];

type TaggedLine = {
  /** In minor units: of one piece, of all pieces with deals, and of one piece before its discount. */
  readonly price: number;
  readonly subtotal: number;
  readonly priceBefore?: number | undefined;
  readonly quantity: number;
  readonly isNew: boolean;
};

/** The promotion tag of a line: a gift costs nothing, though its item has a price. */
export function promotionTag(line: TaggedLine): PromotionTagKind | undefined {
  const { price, subtotal, priceBefore = price, quantity, isNew } = line;
  if (price > 0 && subtotal === 0) return 'FREE_GIFT';
  if (isNew) return 'NEW';
  return subtotal < price * quantity || price < priceBefore ? 'DISCOUNT' : undefined;
}
