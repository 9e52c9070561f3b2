import { compareMoney } from '@pasar/money';
import type { Money } from '@pasar/money';

/** A unit price that the shopper saw, in the minor unit; null if unknown. */
export type SeenPrice = number | null;

/** How the unit price differs from the one that the shopper saw; undefined if it does not. */
export function priceChange(seen: Money | undefined, price: Money): 'rose' | 'dropped' | undefined {
  const order = seen ? compareMoney(price, seen) : 0;
  if (order === 0) return undefined;
  return order > 0 ? 'rose' : 'dropped';
}

/** A line whose quantity changes, and with it the unit price from `before` to `after`. */
export type QuantityPrice = { readonly seen: SeenPrice; readonly before: number; readonly after: number };

/**
 * The price that the shopper has seen after they changed a quantity: the new one, because it follows from their own step. A change of
 * price that they have not accepted remains one.
 */
export const nextSeenPrice = ({ seen, before, after }: QuantityPrice): number =>
  seen === null || seen === before ? after : seen;
