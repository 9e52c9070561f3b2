import { endShopDeal, getShopDeal, listShopDeals, saveShopDeal } from '@pasar/catalogue-contract';
import { serveCall } from '@pasar/http-server';
import type { RateWindows } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import { countSave } from '../count-save.ts';
import { toSeller } from '../shop-products/product-deps.ts';
import type { SellerCall } from '../shop-products/product-deps.ts';
import type { DealContext, DealDeps } from './deal-row.ts';
import { endOwnDeal } from './end-shop-deal.ts';
import { listOwnDeals } from './list-shop-deals.ts';
import { readOwnDeal } from './read-shop-deal.ts';
import { saveOwnDeal } from './save-shop-deal.ts';

const toContext = (call: SellerCall & { readonly now: number }): DealContext => {
  const { market, shopid } = toSeller(call);
  return { market, shopid, now: call.now };
};

/** Registers the calls with which sellers manage their bundle deals, add-on deals and gifts. */
export function registerShopDealCalls(
  app: FastifyInstance,
  deps: DealDeps & { readonly limits: RateWindows },
): void {
  serveCall(app, listShopDeals, (call) => listOwnDeals(deps, toContext(call), call.query));
  serveCall(app, getShopDeal, (call) => readOwnDeal(deps, toContext(call), call.query.dealid));
  serveCall(app, saveShopDeal, async (call) => {
    await countSave(deps.limits, 'seller-deal-save', call);
    return saveOwnDeal(deps, call.body, toContext(call));
  });
  serveCall(app, endShopDeal, (call) => endOwnDeal(deps, call.body, toContext(call)));
}
