import {
  getShopProduct,
  listShopProducts,
  publishShopProduct,
  saveShopProduct,
} from '@pasar/catalogue-contract';
import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, serveCall } from '@pasar/http-server';
import type { RateWindows } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import { listOwnProducts } from './list-shop-products.ts';
import { toSeller } from './product-deps.ts';
import type { ProductDeps } from './product-deps.ts';
import { publishOwnProduct } from './publish-shop-product.ts';
import { readOwnProduct, saveOwnProduct } from './save-shop-product.ts';

const maxSavesPerDay = 2000;

/** Counts a save towards the member's daily limit. Throws LIMIT with `retryAfter` beyond it. */
async function countSave(limits: RateWindows, userid: number, now: number): Promise<void> {
  const { hits, endsAt } = await limits.hit(`seller-product-save ${userid}`, dayMs, now);
  if (hits > maxSavesPerDay)
    throw new ApiError(errorCodes.LIMIT, { retryAfter: Math.ceil((endsAt - now) / 1000) });
}

/** Registers the calls with which sellers manage their products. */
export function registerShopProductCalls(
  app: FastifyInstance,
  deps: ProductDeps & { readonly limits: RateWindows },
): void {
  serveCall(app, listShopProducts, (call) => listOwnProducts(deps, toSeller(call), call.query, call.now));
  serveCall(app, getShopProduct, (call) => readOwnProduct(deps, toSeller(call), call.query.itemid, call.now));
  serveCall(app, saveShopProduct, async (call) => {
    await countSave(deps.limits, call.user.userid, call.now);
    return saveOwnProduct(deps, toSeller(call), call.body, call.now);
  });
  serveCall(app, publishShopProduct, (call) => publishOwnProduct(deps, toSeller(call), call.body, call.now));
}
