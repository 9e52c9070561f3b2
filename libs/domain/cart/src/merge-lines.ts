import { quantityLimit } from './check-quantity.ts';

/** Quantity and selection of a line. */
export type LineAmount = { readonly quantity: number; readonly checked: boolean };

/** The most that two lines of a variant become together. Without stock the larger one stays: the variant may be restocked. */
const mergeLimit = (existing: number, incoming: number, stock: number): number =>
  Math.min(quantityLimit, Math.max(existing, stock > 0 ? stock : incoming));

/**
 * Merges a line into the line of the same variant, if there is one: quantities add up, limited by the stock, and the line is selected
 * if one of the two is. Never less than the existing line had: its shopper decides how to reduce it.
 */
export function mergeLines(
  existing: LineAmount | undefined,
  incoming: LineAmount,
  stock: number,
): LineAmount {
  const before = existing?.quantity ?? 0;
  return {
    quantity: Math.min(before + incoming.quantity, mergeLimit(before, incoming.quantity, stock)),
    checked: incoming.checked || (existing?.checked ?? false),
  };
}
