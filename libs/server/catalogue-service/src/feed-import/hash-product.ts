import { createHash } from 'node:crypto';
import type { Product } from './product.ts';

/** Increment when the mapping from product to item changes: every product is then written again. */
const formatVersion = 1;

/**
 * Returns a hash of everything that determines an item. Line numbers are not included; whether pictures of other machines were
 * fetched is.
 */
export function hashProduct(
  { variants, ...product }: Product,
  pictureIds: readonly string[],
  isFetched: boolean,
): string {
  const lasting = variants.map(({ line: _, ...variant }) => variant);
  const text = JSON.stringify([formatVersion, product, lasting, pictureIds, isFetched]);
  return createHash('sha256').update(text).digest('base64url');
}
