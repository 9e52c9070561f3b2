import type { SearchChanges } from './list-address.ts';

/** What was typed as the two ends of a price range, in the currency's main unit. */
export type TypedRange = { readonly min: string; readonly max: string };

export type PriceRangeResult =
  { readonly ok: true; readonly changes: SearchChanges } | { readonly ok: false };

/** Digits with at most one comma or point before the cents; spaces and the like between thousands are overlooked. */
function parsePrice(text: string): number | undefined {
  const plain = text
    .replace(/[^\d.,]/g, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  const value = plain === '' ? Number.NaN : Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** The changes of an address that a typed range makes. What is no number says nothing; a range upside down is refused. */
export function readPriceRange({ min, max }: TypedRange): PriceRangeResult {
  const [minPrice, maxPrice] = [parsePrice(min), parsePrice(max)];
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) return { ok: false };
  return { ok: true, changes: { minPrice, maxPrice } };
}
