import type { Money } from '@pasar/money';
import type { ReadOptions } from './feed-format.ts';
import { readColumnPrice, toPriceFields } from './price-field.ts';
import type { PriceFields } from './price-field.ts';
import type { FeedRecord } from './product.ts';
import { toReason } from './reason.ts';
import type { Reason } from './reason.ts';
import { oneLine } from './text-field.ts';

type Fields = FeedRecord['fields'];

/** Adds the price before a discount to a price, or the sale price that other programs write beside the usual one. */
export function readShopifyPrices(
  fields: Fields,
  price: Money,
  { currency }: ReadOptions,
  warn: (reason: Reason) => void,
): PriceFields {
  const before = readColumnPrice(fields, 'variant_compare_at_price', currency);
  const written = oneLine(fields.sale_price);
  if (written === '') return 'code' in before ? { price } : toPriceFields(before, price);
  const sale = readColumnPrice(fields, 'sale_price', currency, 'sale-price');
  if (!('code' in sale) && sale.currency === price.currency) return toPriceFields(price, sale);
  warn(toReason('sale-price-left-out', { price: written }));
  return { price };
}
