import { productLimits } from '@pasar/item';
import { normalizeNumberText } from './normalize-number-text.ts';
import { toReason } from './reason.ts';
import type { Reason } from './reason.ts';

/** The stock of products that are "in stock" without a quantity. */
const defaultStock = 100;
const { maxStock } = productLimits;

/** Whether a product with an availability value of Google, Meta, WooCommerce or schema.org can be bought now. */
const availabilities: Readonly<Record<string, boolean>> = {
  '': true,
  in_stock: true,
  instock: true,
  available: true,
  available_for_order: true,
  limited_availability: true,
  limitedavailability: true,
  out_of_stock: false,
  outofstock: false,
  sold_out: false,
  soldout: false,
  preorder: false,
  pre_order: false,
  backorder: false,
  back_order: false,
  onbackorder: false,
  discontinued: false,
};

const wholeNumber = /^[+-]?(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,2})(?:[.,]0{1,6})?$/;

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
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s-]+/g, '_');
  const available = Object.hasOwn(availabilities, word) ? availabilities[word] : undefined;
  if (available === undefined) return toReason('availability-unknown', { availability });
  const written = readWholeNumber(normalizeNumberText(quantity));
  if (written === undefined) return toReason('quantity-invalid', { quantity });
  if (written !== '' && Number(written) < 0) warn(toReason('stock-negative'));
  if (!available) return 0;
  return written === '' ? defaultStock : Math.min(Math.max(Number(written), 0), maxStock);
};
