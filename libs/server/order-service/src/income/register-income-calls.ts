import { Readable } from 'node:stream';
import { errorCodes } from '@pasar/error-catalogue';
import {
  ApiError,
  findSessionUser,
  getServerState,
  requireShopPermission,
  serveCall,
} from '@pasar/http-server';
import { getIncome, getOrderIncome, listIncome } from '@pasar/order-contract';
import { incomeStatementPath } from '@pasar/order-contract/paths';
import type { FastifyInstance } from 'fastify';
import type { OrderDeps } from '../order-deps.ts';
import { getOwnOrderIncome, listOwnIncome } from './list-income.ts';
import { readIncome } from './read-income.ts';
import { readIncomeRange } from './read-income-range.ts';
import { writeStatement } from './write-statement.ts';
import { toShopSeller } from '../seller/shop-seller.ts';

type Days = { readonly from?: string | string[]; readonly to?: string | string[] };

const single = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/**
 * `GET /api/v4/seller/income/statement?from=&to=`: a file, which the contract's calls cannot carry. Answers 401 without a
 * session, 404 without a shop, 403 for another role, 400 for a range that is invalid or too long.
 */
function registerStatement(app: FastifyInstance, deps: OrderDeps): void {
  app.get<{ Querystring: Days }>(incomeStatementPath, async (request, reply) => {
    const market = getServerState(app).ports.markets.marketByHost(request.host);
    if (!market) throw new ApiError(errorCodes.UNKNOWN_HOST, 'No market is served under this host.');
    const shopMembership = requireShopPermission(await findSessionUser(app, request), 'income');
    const range = readIncomeRange({ from: single(request.query.from), to: single(request.query.to) }, market);
    const shop = toShopSeller({ shopMembership, market });
    const name = `income-${market.code}-${range.from}-${range.to}.csv`;
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(writeStatement(deps, shop, range)));
  });
}

/** Registers the calls about the seller's income. */
export function registerIncomeCalls(app: FastifyInstance, deps: OrderDeps): void {
  serveCall(app, getIncome, (call) => readIncome(deps, toShopSeller(call), call.now));
  serveCall(app, listIncome, (call) => listOwnIncome(deps, toShopSeller(call), call.query));
  serveCall(app, getOrderIncome, (call) => getOwnOrderIncome(deps, toShopSeller(call), call.query.order_id));
  registerStatement(app, deps);
}
