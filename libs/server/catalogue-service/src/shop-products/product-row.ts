import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Selectable } from 'kysely';
import type { ProductDeps, Seller } from './product-deps.ts';

export type ProductRow = Selectable<Database['item']>;
export type ModelRow = Selectable<Database['model']>;

const missing = () => new ApiError(errorCodes.NOT_FOUND, 'There is no such product.');

const selectProduct = ({ db }: ProductDeps, market: string, shopid: number, itemid: number) =>
  db
    .selectFrom('item')
    .selectAll()
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid);

/** Reads a product of the seller's shop. Throws NOT_FOUND if it does not exist or belongs to another shop. */
export async function readProductRow(deps: ProductDeps, seller: Seller, itemid: number): Promise<ProductRow> {
  const row = await selectProduct(deps, seller.market.code, seller.shopid, itemid).executeTakeFirst();
  if (!row) throw missing();
  return row;
}

/**
 * Locks a product of the seller's shop, and so its stock. Throws NOT_FOUND if it does not exist or belongs to another shop,
 * and PRODUCT_CHANGED if its revision is not the one that was read.
 */
export async function lockProductRow(
  deps: ProductDeps,
  seller: Seller,
  { itemid, revision }: { readonly itemid: number; readonly revision: number | undefined },
): Promise<ProductRow> {
  const row = await selectProduct(deps, seller.market.code, seller.shopid, itemid)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw missing();
  if (row.revision !== revision) throw new ApiError(errorCodes.PRODUCT_CHANGED);
  return row;
}

/** Reads the models of a product, in the order of their options. */
export const readModelRows = (
  { db }: ProductDeps,
  { market, shopid, itemid }: Pick<ProductRow, 'market' | 'shopid' | 'itemid'>,
): Promise<ModelRow[]> =>
  db
    .selectFrom('model')
    .selectAll()
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .orderBy('tier_index')
    .orderBy('modelid')
    .execute();
