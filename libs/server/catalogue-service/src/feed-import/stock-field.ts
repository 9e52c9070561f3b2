import { productLimits } from '@pasar/item';
import { joinThousands, normalizeNumberText } from './normalize-number-text.ts';
import { findDecimalMark, readWholeNumber } from './read-whole-number.ts';
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

type StockOptions = {
  /** A price of the same row, which shows how its program separates decimals. */
  readonly price?: string | undefined;
  readonly warn?: (reason: Reason) => void;
};

/** Parses the stock, a whole number from 0; negative stock becomes 0. Returns the reason if it is invalid. */
export const readStock = (
  availability: string,
  quantity: string,
  { price = '', warn = () => undefined }: StockOptions = {},
): number | Reason => {
  const word = availability
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[\s-]+/g, '_');
  const available = Object.hasOwn(availabilities, word) ? availabilities[word] : undefined;
  if (available === undefined) return toReason('availability-unknown', { availability });
  const [, sign, text = ''] = /^([+-]?)(.*)$/.exec(joinThousands(normalizeNumberText(quantity))) ?? [];
  const written = sign === '' && text === '' ? '' : readWholeNumber(text, findDecimalMark(price));
  if (written === undefined) return toReason('quantity-invalid', { quantity });
  if (written === 'ambiguous')
    return toReason('quantity-ambiguous', { quantity, thousands: text.replace('.', '') });
  const isNegative = sign === '-' && Number(written) > 0;
  if (isNegative) warn(toReason('stock-negative'));
  if (!available) return 0;
  return written === '' ? defaultStock : Math.min(isNegative ? 0 : Number(written), maxStock);
};
