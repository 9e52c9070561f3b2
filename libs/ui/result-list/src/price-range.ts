import type { SearchChanges } from './list-address.ts';

/** The two ends of a price range as typed, in the currency's main unit. */
export type TypedRange = { readonly min: string; readonly max: string };

export type PriceRangeResult =
  { readonly ok: true; readonly changes: SearchChanges } | { readonly ok: false };

/**
 * Parses digits with at most one comma or point before the decimals; ignores spaces and other separators
 * between thousands.
 */
function parsePrice(text: string): number | undefined {
  const plain = text
    .replace(/[^\d.,]/g, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  const value = plain === '' ? Number.NaN : Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** The query changes of a typed range. Ignores what is not a number; rejects a range whose minimum exceeds its maximum. */
export function readPriceRange({ min, max }: TypedRange): PriceRangeResult {
  const [minPrice, maxPrice] = [parsePrice(min), parsePrice(max)];
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) return { ok: false };
  return { ok: true, changes: { minPrice, maxPrice } };
}
