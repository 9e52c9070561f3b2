import { createHash } from 'node:crypto';
import type { Product } from './product.ts';

/** To be raised when an item is made of a product in another way than before: every product is then written again. */
const formatVersion = 1;

/**
 * A fingerprint of all that an item is made of; where its rows stand in the file is no part of it, but whether pictures
 * of other machines were fetched is.
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
