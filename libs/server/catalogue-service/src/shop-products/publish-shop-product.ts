import type { ListedShopProduct, publishShopProduct } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { normalStatus } from '@pasar/item';
import { sql } from 'kysely';
import { listShownPrices, recordEndedPrices } from '../items/price-history.ts';
import { lastSaleEnd } from './find-sale-end.ts';
import { presentListedProduct } from './present-product.ts';
import type { ProductDeps, Seller } from './product-deps.ts';
import { lockProductRow, readModelRows } from './product-row.ts';
import { refreshCounts } from './refresh-counts.ts';
import { requireShown } from './require-shown.ts';
import { requireSaleTerms } from './require-sale-terms.ts';

/**
 * Shows a product to buyers, or hides it. Throws PARAM without a picture, NOT_FOUND if it does not exist or belongs to another
 * shop, PRODUCT_CHANGED if it was saved since it was read, FLASH_SALE_SCHEDULED if it is hidden during a flash sale, PERMISSION to
 * show one of a shop that the marketplace has closed.
 */
export function publishOwnProduct(
  deps: ProductDeps,
  seller: Seller,
  { itemid, revision, is_published }: CallBody<typeof publishShopProduct>,
  now: number,
): Promise<ListedShopProduct> {
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db };
    const item = await lockProductRow(inside, seller, { itemid, revision });
    if (is_published && item.pictures.length === 0)
      throw new ApiError(errorCodes.PARAM, 'pictures: missing.');
    await requireSaleTerms(inside, { item, models: [], after: { is_published } }, now);
    if (!is_published)
      await recordEndedPrices(db, item, listShownPrices(item, await readModelRows(inside, item)), now);
    const row = await db
      .updateTable('item')
      .set({ status: is_published ? normalStatus : 0, revision: sql`revision + 1` })
      .where('market', '=', item.market)
      .where('shopid', '=', item.shopid)
      .where('itemid', '=', item.itemid)
      .returning(['itemid', 'revision', 'name', 'pictures', 'price_min', 'price_max', 'currency'])
      .returning(['stock', 'historical_sold', 'model_count', 'status', lastSaleEnd(now).as('sale_ends_at')])
      .executeTakeFirstOrThrow();
    const before = item.status === normalStatus ? item.cat_path : [];
    await refreshCounts(inside, item, { before, after: is_published ? item.cat_path : [] });
    return requireShown(presentListedProduct(row), { is_published });
  });
}
