import { productLimits } from '@pasar/item';
import { toReason } from './reason.ts';
import type { Reason } from './reason.ts';

/** The stock of products that are "in stock" without a quantity. */
const defaultStock = 100;
const { maxStock } = productLimits;

/** Whether a product with Google's availability value can be bought now. */
const availabilities: Readonly<Record<string, boolean>> = {
  '': true,
  in_stock: true,
  instock: true,
  available: true,
  limited_availability: true,
  out_of_stock: false,
  outofstock: false,
  preorder: false,
  backorder: false,
  onbackorder: false,
  discontinued: false,
};

const wholeNumber = /^[+-]?(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:[.,]0{1,6})?$/;

/** Normalizes `5`, `5.0`, `1,500` and `-3` to digits with a sign; undefined for anything else. */
const readWholeNumber = (text: string): string | undefined => {
  if (text === '') return '';
  return wholeNumber.test(text)
    ? text.replace(/[.,]0{1,2}$|[.,]0{4,6}$|\.0{3}$/, '').replaceAll(',', '')
    : undefined;
};

/** Parses the stock, a whole number from 0; negative stock becomes 0. Returns the reason if it is invalid. */
export const readStock = (
  availability: string,
  quantity: string,
  warn: (reason: Reason) => void = () => undefined,
): number | Reason => {
  const word = availability
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const available = Object.hasOwn(availabilities, word) ? availabilities[word] : undefined;
  if (available === undefined) return toReason('availability-unknown', { availability });
  const written = readWholeNumber(quantity.trim());
  if (written === undefined) return toReason('quantity-invalid', { quantity });
  if (written !== '' && Number(written) < 0) warn(toReason('stock-negative'));
  if (!available) return 0;
  return written === '' ? defaultStock : Math.min(Math.max(Number(written), 0), maxStock);
};
