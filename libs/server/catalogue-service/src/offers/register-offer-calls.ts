import {
  claimVoucher,
  getDeliveryRegions,
  getInstallmentPlans,
  getItemDeals,
  getShippingFee,
  getShippingInfo,
  getVouchers,
  getVoucherStates,
  getVoucherWallet,
} from '@pasar/catalogue-contract';
import { serveCall } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { toMemberView, toCatalogueView } from '../to-catalogue-view.ts';
import { readVouchers } from '../vouchers/read-vouchers.ts';
import { addClaim, readVoucherStates, readVoucherWallet } from '../vouchers/voucher-wallet.ts';
import { readInstallmentPlans } from './read-installment-plans.ts';
import { readItemDeals } from './read-item-deals.ts';
import { readDeliveryRegions, readShippingFee, readShippingInfo } from './read-shipping.ts';

function registerVouchers(app: FastifyInstance, deps: CatalogueDeps): void {
  serveCall(app, getVouchers, (call) => readVouchers(deps, toCatalogueView(call), call.query));
  serveCall(app, getVoucherStates, async (call) => ({
    states: await readVoucherStates(deps, toMemberView(call), call.query.codes),
  }));
  serveCall(app, claimVoucher, async (call) => ({
    voucher: await addClaim(deps, toMemberView(call), call.body.code),
  }));
  serveCall(app, getVoucherWallet, (call) => readVoucherWallet(deps, toMemberView(call), call.query));
}

/** Registers the calls of vouchers, deals, shipping and installments. */
export function registerOfferCalls(app: FastifyInstance, deps: CatalogueDeps): void {
  registerVouchers(app, deps);
  serveCall(app, getShippingFee, (call) => readShippingFee(deps, call, call.query));
  serveCall(app, getShippingInfo, (call) => readShippingInfo(deps, call, call.query));
  serveCall(app, getDeliveryRegions, async ({ market }) => readDeliveryRegions(market));
  serveCall(app, getInstallmentPlans, ({ market, query }) => readInstallmentPlans(deps, market, query));
  serveCall(app, getItemDeals, (call) => readItemDeals(deps, toCatalogueView(call), call.query));
}
