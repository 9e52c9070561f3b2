/**
 * Maximum quantity of a line: the wire's and the database's limit (the specification leaves it open, amb-cart-limits).
 * @spec cart-limits
 */
export const quantityLimit = 999;

export type QuantityCheck =
  | { readonly valid: true; readonly quantity: number }
  | {
      readonly valid: false;
      readonly reason: 'not-whole' | 'too-few' | 'too-many';
      readonly nearest: number;
    };

/** Clamps a quantity to an integer from 1 to the limit and the stock. */
export const clampQuantity = (wanted: number, stock: number = quantityLimit): number => {
  const max = Math.max(1, Math.min(quantityLimit, Math.floor(stock)));
  return Number.isNaN(wanted) ? 1 : Math.min(max, Math.max(1, Math.trunc(wanted)));
};

const quantityError = (wanted: unknown, stock: number): 'not-whole' | 'too-few' | 'too-many' | undefined => {
  if (typeof wanted !== 'number' || !Number.isInteger(wanted)) return 'not-whole';
  if (wanted < 1) return 'too-few';
  return wanted > Math.min(quantityLimit, stock) ? 'too-many' : undefined;
};

/** Whether a line may have this quantity: an integer from 1 to the limit, and no more than the stock. */
export const checkQuantity = (wanted: unknown, stock: number = quantityLimit): QuantityCheck => {
  const reason = quantityError(wanted, stock);
  const number = typeof wanted === 'number' ? wanted : Number.NaN;
  return reason === undefined
    ? { valid: true, quantity: number }
    : { valid: false, reason, nearest: clampQuantity(number, stock) };
};
