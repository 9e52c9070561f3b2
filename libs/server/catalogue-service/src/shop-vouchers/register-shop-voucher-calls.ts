import { normalizeVoucherCode } from '@pasar/cart';
import { endShopVoucher, getShopVoucher, listShopVouchers, saveShopVoucher } from '@pasar/catalogue-contract';
import type { ShopVoucher } from '@pasar/catalogue-contract';
import { serveCall } from '@pasar/http-server';
import type { RateWindows } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import { countSave } from '../count-save.ts';
import { normalizeLine } from '../shop-products/normalize-line.ts';
import { toSeller } from '../shop-products/product-deps.ts';
import type { Seller } from '../shop-products/product-deps.ts';
import { addShopVoucher } from './add-shop-voucher.ts';
import { changeShopVoucher } from './change-shop-voucher.ts';
import { endOwnVoucher } from './end-shop-voucher.ts';
import { listOwnVouchers } from './list-shop-vouchers.ts';
import { readOwnVoucher } from './read-shop-voucher.ts';
import type { ShopVoucherDeps } from './shop-voucher-row.ts';
import type { SaveRequest } from './voucher-terms.ts';

/** Adds or changes a voucher of the seller's shop, in one transaction; see `addShopVoucher` and `changeShopVoucher`. */
function saveOwnVoucher(
  deps: ShopVoucherDeps,
  seller: Seller,
  sent: SaveRequest,
  now: number,
): Promise<ShopVoucher> {
  const request = { ...sent, code: normalizeVoucherCode(sent.code), name: normalizeLine(sent.name) };
  const { revision } = request;
  return deps.db.transaction().execute(async (db) => {
    const context = { market: seller.market, shopid: seller.shopid, now };
    await (revision === undefined
      ? addShopVoucher({ db }, request, context)
      : changeShopVoucher({ db }, { ...request, revision }, context));
    return readOwnVoucher({ db }, seller, request.code, now);
  });
}

/** Registers the calls with which sellers manage their vouchers. */
export function registerShopVoucherCalls(
  app: FastifyInstance,
  deps: ShopVoucherDeps & { readonly limits: RateWindows },
): void {
  serveCall(app, listShopVouchers, (call) => listOwnVouchers(deps, toSeller(call), call.query, call.now));
  serveCall(app, getShopVoucher, (call) => readOwnVoucher(deps, toSeller(call), call.query.code, call.now));
  serveCall(app, saveShopVoucher, async (call) => {
    await countSave(deps.limits, 'seller-voucher-save', call);
    return saveOwnVoucher(deps, toSeller(call), call.body, call.now);
  });
  serveCall(app, endShopVoucher, (call) => endOwnVoucher(deps, toSeller(call), call.body, call.now));
}
