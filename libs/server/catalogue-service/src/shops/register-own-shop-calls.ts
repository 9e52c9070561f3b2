import { getShopProfile, openShop, saveShopProfile } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, serveCall } from '@pasar/http-server';
import type { RateWindows } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import { countSave } from '../count-save.ts';
import { toSeller } from '../shop-products/product-deps.ts';
import { openOwnShop } from './open-shop.ts';
import type { OpenShopDeps } from './open-shop.ts';
import { readOwnProfile, saveOwnProfile } from './shop-profile.ts';
import type { ShopProfileDeps } from './shop-profile.ts';

/** Few, since a new name reindexes all products of the shop. */
const maxProfileSavesPerDay = 50;

/** Registers the calls that open a member's shop and change its profile. Members of another shop's team leave it before they open one. */
export function registerOwnShopCalls(
  app: FastifyInstance,
  deps: OpenShopDeps & ShopProfileDeps & { readonly limits: RateWindows },
): void {
  serveCall(app, openShop, async (call) => {
    const { user, market, body, now } = call;
    if (user.shopMembership && user.shopMembership.role !== 'owner')
      throw new ApiError(errorCodes.SHOP_ROLE_REFUSED);
    await countSave(deps.limits, 'open-shop', call);
    return openOwnShop(deps, { userid: user.userid, market }, body, now);
  });
  serveCall(app, getShopProfile, (call) => readOwnProfile(deps.db, toSeller(call)));
  serveCall(app, saveShopProfile, async (call) => {
    await countSave(deps.limits, 'seller-shop-save', call, maxProfileSavesPerDay);
    return saveOwnProfile(deps, toSeller(call), call.body);
  });
}
