import type { ItemFacts } from './item-facts.ts';
import { isInStock, normalStatus } from './item-facts.ts';

export const unpurchasableReasons = [
  'missing',
  'out-of-stock',
  'unavailable',
  'adult-only',
  'own-shop',
] as const;
export type UnpurchasableReason = (typeof unpurchasableReasons)[number];

export type Purchasability =
  { readonly purchasable: true } | { readonly purchasable: false; readonly reason: UnpurchasableReason };

export type Buyer = {
  /** Whether the buyer is known to be an adult; false by default. */
  readonly adult?: boolean;
  /** The shop that the buyer owns or works for, if there is one. */
  readonly ownShopId?: number;
};

type Check = readonly [UnpurchasableReason, (item: ItemFacts, buyer: Buyer) => boolean];

/** In order: the first check that fails is the reason. */
const checks: readonly Check[] = [
  ['out-of-stock', (item) => !isInStock(item)],
  ['unavailable', ({ status }) => status !== normalStatus],
  ['adult-only', ({ is_adult }, { adult = false }) => is_adult === true && !adult],
  ['own-shop', ({ shopid }, { ownShopId }) => ownShopId !== undefined && shopid === ownShopId],
];

/**
 * Whether this buyer may buy the item, and if not, why (doc2 §5).
 *
 * @spec purchasable own-shop adult-items
 */
export const isPurchasable = (item: ItemFacts | null | undefined, buyer: Buyer = {}): Purchasability => {
  if (!item) return { purchasable: false, reason: 'missing' };
  const reason = checks.find(([, holds]) => holds(item, buyer))?.[0];
  return reason ? { purchasable: false, reason } : { purchasable: true };
};
