import type { Money } from '@pasar/money';
import type { ReadOptions } from './feed-format.ts';
import { isSaleOn, isSaleOnBetween, readColumnPrice, toPriceFields } from './price-field.ts';
import type { PriceFields } from './price-field.ts';
import type { FeedRecord } from './product.ts';
import { toReason } from './reason.ts';
import type { Reason } from './reason.ts';
import { oneLine } from './text-field.ts';

type Fields = FeedRecord['fields'];

const readIsSaleOn = (fields: Fields, now: Date): boolean | undefined =>
  isSaleOn(fields.sale_price_effective_date ?? '', now) &&
  isSaleOnBetween(fields.sale_price_starts ?? '', fields.sale_price_ends ?? '', now);

/** Adds the price before the discount, from a column for it, to a price without a sale price. */
function withListPrice(fields: Fields, price: Money, currency: string): PriceFields {
  const before = readColumnPrice(fields, 'compare_at_price', currency);
  return 'code' in before ? { price } : toPriceFields(before, price);
}

/**
 * Reads the price, the sale price while it applies, and the price before a discount. A row with a list price alone is sold at that.
 */
export function readGooglePrices(
  fields: Fields,
  { currency, now }: ReadOptions,
  warn: (reason: Reason) => void,
): PriceFields | Reason {
  const isListed = oneLine(fields.price) === '' && oneLine(fields.compare_at_price) !== '';
  const price = readColumnPrice(fields, isListed ? 'compare_at_price' : 'price', currency);
  if ('code' in price) return price;
  const written = (fields.sale_price ?? '').trim();
  const isOn = readIsSaleOn(fields, now);
  if (written === '' || isOn === false) return withListPrice(fields, price, currency);
  const sale = readColumnPrice(fields, 'sale_price', currency, 'sale-price');
  if ('code' in sale) return sale;
  if (isOn && sale.currency === price.currency) return toPriceFields(price, sale);
  warn(toReason('sale-price-left-out', { price: written }));
  return { price };
}
