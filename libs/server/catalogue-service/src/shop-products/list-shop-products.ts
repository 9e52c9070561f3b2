import type { listShopProducts } from '@pasar/catalogue-contract';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { createCursor } from '@pasar/http-server';
import { normalStatus } from '@pasar/item';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { escapeLike } from '../search/vocabulary.ts';
import { lastSaleEnd } from './find-sale-end.ts';
import { presentListedProduct } from './present-product.ts';
import type { ProductDeps, Seller } from './product-deps.ts';

const productsPerPage = 20;
const cursors = createCursor('seller-products', { ctime: 'integer', itemid: 'integer' });

type Query = CallQuery<typeof listShopProducts>;

const states: Record<NonNullable<Query['state']>, RawBuilder<boolean>> = {
  published: sql<boolean>`status = ${normalStatus}`,
  unpublished: sql<boolean>`status <> ${normalStatus}`,
  'sold-out': sql<boolean>`stock = 0 and status = ${normalStatus}`,
};

/** Lists the products of the seller's shop, newest first. Throws PARAM for an invalid cursor. */
export async function listOwnProducts(
  deps: ProductDeps,
  seller: Seller,
  { state, keyword = '', cursor }: Query,
  now: number,
): Promise<CallData<typeof listShopProducts>> {
  const after = cursors.read(cursor);
  const words = keyword.trim();
  let query = deps.db
    .selectFrom('item')
    .select(['itemid', 'revision', 'name', 'pictures', 'price_min', 'price_max', 'currency', 'ctime'])
    .select(['stock', 'historical_sold', 'model_count', 'status', lastSaleEnd(now).as('sale_ends_at')])
    .where('market', '=', seller.market.code)
    .where('shopid', '=', seller.shopid)
    .orderBy('ctime', 'desc')
    .orderBy('itemid', 'desc')
    .limit(productsPerPage + 1);
  if (state) query = query.where(states[state]);
  if (words !== '') query = query.where('name', 'ilike', `%${escapeLike(words)}%`);
  if (after)
    query = query.where(sql<boolean>`(ctime, itemid) < (${after.ctime}::int8, ${after.itemid}::int8)`);
  const rows = await query.execute();
  const page = rows.slice(0, productsPerPage);
  const last = page.at(-1);
  return {
    products: page.map(presentListedProduct),
    ...(last && rows.length > productsPerPage && { next: cursors.write(last) }),
  };
}
