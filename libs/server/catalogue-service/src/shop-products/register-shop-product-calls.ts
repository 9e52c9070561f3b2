import {
  getShopProduct,
  listShopProducts,
  publishShopProduct,
  saveShopProduct,
} from '@pasar/catalogue-contract';
import { serveCall } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { FastifyInstance } from 'fastify';
import { createIndexer } from '../search/search-vector.ts';
import { listOwnProducts } from './list-shop-products.ts';
import type { ProductDeps, Seller } from './product-deps.ts';
import { publishOwnProduct } from './publish-shop-product.ts';
import { readOwnProduct, saveOwnProduct } from './save-shop-product.ts';

const toSeller = ({ user, market }: { user: { userid: number }; market: Market }): Seller => ({
  userid: user.userid,
  market,
});

/** The indexer is dear to make: it is made for the first product that is saved. */
function createLazyIndex(): ProductDeps['index'] {
  let index: ReturnType<typeof createIndexer> | undefined;
  return () => (index ??= createIndexer());
}

/** Serves what sellers do with the products of their shop. */
export function registerShopProductCalls(app: FastifyInstance, given: Omit<ProductDeps, 'index'>): void {
  const deps = { ...given, index: createLazyIndex() };
  serveCall(app, listShopProducts, (call) => listOwnProducts(deps, toSeller(call), call.query));
  serveCall(app, getShopProduct, (call) => readOwnProduct(deps, toSeller(call), call.query.itemid));
  serveCall(app, saveShopProduct, (call) => saveOwnProduct(deps, toSeller(call), call.body, call.now));
  serveCall(app, publishShopProduct, (call) => publishOwnProduct(deps, toSeller(call), call.body));
}
