import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { keepsSaleTerms, normalStatus } from '@pasar/item';
import type { SaleTerms } from '@pasar/item';
import { cleanTiers } from './clean-texts.ts';
import { findSaleEnd } from './find-sale-end.ts';
import type { ProductDeps } from './product-deps.ts';
import type { ModelRow, ProductRow } from './product-row.ts';

/** Returns what buyers were told about a product as stored. */
export const toSaleTerms = (
  item: Pick<ProductRow, 'tier_variations' | 'price' | 'status'>,
  models: readonly Pick<ModelRow, 'tier_index' | 'price'>[],
): SaleTerms => ({
  tiers: models.length > 0 ? cleanTiers(item.tier_variations) : [],
  models: models.length > 0 ? models : [{ tier_index: [], price: item.price }],
  is_published: item.status === normalStatus,
});

/**
 * Throws FLASH_SALE_SCHEDULED if an edit changes prices or variations of a locked product, or hides it, while a flash sale of
 * it runs at `now` or is announced: buyers were told its terms.
 */
export async function requireSaleTerms(
  deps: ProductDeps,
  { item, models, after }: { item: ProductRow; models: readonly ModelRow[]; after: Partial<SaleTerms> },
  now: number,
): Promise<void> {
  const before = toSaleTerms(item, models);
  if (keepsSaleTerms(before, { ...before, ...after })) return;
  const endsAt = await findSaleEnd(deps, item, now);
  if (endsAt !== undefined)
    throw new ApiError(
      errorCodes.FLASH_SALE_SCHEDULED,
      `The flash sale ends at ${new Date(endsAt).toISOString()}.`,
    );
}
