import { productLimits } from '@pasar/item';
import { normalizeNumberText } from './normalize-number-text.ts';
import { parseQuantity } from './parse-quantity.ts';
import { findDecimalMark, readWholeNumber } from './read-whole-number.ts';
import { toReason } from './reason.ts';
import type { Reason } from './reason.ts';
import { stockWords } from './stock-words.data.ts';

/** The stock of products that are "in stock" without a quantity. */
const defaultStock = 100;
const { maxStock } = productLimits;

/** Whether a product with an availability value of Google, Meta, WooCommerce or schema.org can be bought now. */
const availabilities: Readonly<Record<string, boolean>> = {
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

/** Normalizes a word as the keys of `availabilities` are. */
const toKey = (word: string): string =>
  normalizeNumberText(word)
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s-]+/g, '_');

const isAvailableByWord: ReadonlyMap<string, boolean> = new Map([
  ...Object.values(stockWords).flatMap(({ inStock, soldOut }) => [
    ...inStock.map((word) => [toKey(word), true] as const),
    ...soldOut.map((word) => [toKey(word), false] as const),
  ]),
  ...Object.entries(availabilities),
]);

type StockOptions = {
  /** A price of the same row, which shows how its program separates decimals. */
  readonly price?: string | undefined;
  readonly warn?: (reason: Reason) => void;
};

/** Parses a quantity. Undefined if there is none; the reason if it is invalid. */
function readQuantity(
  written: string,
  { price = '', warn = () => undefined }: StockOptions,
): number | Reason | undefined {
  if (written.trim() === '') return undefined;
  const { sign, number, isAtLeast } = parseQuantity(written);
  const digits = readWholeNumber(number, findDecimalMark(price));
  if (digits === undefined) return toReason('quantity-invalid', { quantity: written });
  if (digits === 'ambiguous')
    return toReason('quantity-ambiguous', { quantity: written, thousands: number.replace('.', '') });
  const stock = Number(digits);
  if (isAtLeast) warn(toReason('stock-at-least', { quantity: written.trim(), stock }));
  if (sign !== '-' || stock === 0) return Math.min(stock, maxStock);
  warn(toReason('stock-negative'));
  return 0;
}

/**
 * Parses the stock, a whole number from 0; negative stock becomes 0. A quantity in words is an availability. Returns the reason if
 * it is invalid.
 */
export const readStock = (
  availability: string,
  quantity: string,
  options: StockOptions = {},
): number | Reason => {
  const word = toKey(availability);
  const available = word === '' || isAvailableByWord.get(word);
  if (available === undefined) return toReason('availability-unknown', { availability });
  const availableByQuantity = isAvailableByWord.get(toKey(quantity));
  if (availableByQuantity !== undefined) return available && availableByQuantity ? defaultStock : 0;
  const stock = readQuantity(quantity, options);
  if (typeof stock === 'object') return stock;
  return available ? (stock ?? defaultStock) : 0;
};
