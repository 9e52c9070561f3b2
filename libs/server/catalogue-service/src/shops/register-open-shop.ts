import { openShop } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, serveCall } from '@pasar/http-server';
import type { RateWindows } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import { countSave } from '../count-save.ts';
import { openOwnShop } from './open-shop.ts';
import type { OpenShopDeps } from './open-shop.ts';

/** Registers the call with which a member becomes a seller. Members of a shop's team leave it first. */
export function registerOpenShop(
  app: FastifyInstance,
  deps: OpenShopDeps & { readonly limits: RateWindows },
): void {
  serveCall(app, openShop, async (call) => {
    const { user, market, body, now } = call;
    if (user.seat && user.seat.role !== 'owner') throw new ApiError(errorCodes.SHOP_ROLE_REFUSED);
    await countSave(deps.limits, 'open-shop', call);
    return openOwnShop(deps, { userid: user.userid, market }, body, now);
  });
}
