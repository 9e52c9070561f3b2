import { dealLimits } from '@pasar/cart';
import type { ShopDeal } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import { normalizeLine } from '../shop-products/normalize-line.ts';
import { dealLabel } from './deal-label.ts';
import { readDealItemIds, writeDealProducts } from './deal-products.ts';
import { selectShopDeals, giftSubType, lockShopDeals, readOpenDeal } from './deal-row.ts';
import type { DealContext, DealDb, DealDeps } from './deal-row.ts';
import { readOwnDeal } from './read-shop-deal.ts';
import { refreshCards } from './refresh-deal-cards.ts';
import { requireDealTerms, requireNoOverlap } from './require-deal-terms.ts';
import type { SaveDealRequest } from './require-deal-terms.ts';

/** Throws LIMIT if the shop has too many open deals. */
async function requireRoom({ db }: DealDb, context: DealContext): Promise<void> {
  const { rows } =
    await sql`select from ${selectShopDeals(context)} as deal where ends_at > ${context.now}`.execute(db);
  if (rows.length >= dealLimits.maxOpenPerShop)
    throw new ApiError(errorCodes.LIMIT, 'The shop has too many upcoming and running deals.');
}

const toColumns = (request: SaveDealRequest, { market, now }: DealContext) => ({
  ...{ name: request.name, label: dealLabel(market, request) },
  ...{ starts_at: request.starts_at, ends_at: request.ends_at, is_on_cards: request.starts_at <= now },
});

async function insertDeal(
  { db, ids }: DealDeps,
  request: SaveDealRequest,
  context: DealContext,
): Promise<number> {
  const dealid = ids.next();
  const row = { market: context.market.code, shopid: context.shopid, dealid, ...toColumns(request, context) };
  const { kind, min_quantity = 0, percent_off = 0 } = request;
  await (
    kind === 'bundle'
      ? db.insertInto('bundle_deal').values({ ...row, min_quantity, percent_off })
      : db.insertInto('add_on_deal').values({ ...row, sub_type: kind === 'gift' ? giftSubType : 0 })
  ).execute();
  return dealid;
}

async function updateDeal(
  { db }: DealDb,
  request: SaveDealRequest,
  context: DealContext,
  dealid: number,
): Promise<void> {
  const { name, label, starts_at, ends_at, is_on_cards } = toColumns(request, context);
  const isBundle = request.kind === 'bundle';
  const terms = isBundle
    ? sql`, min_quantity = ${request.min_quantity}, percent_off = ${request.percent_off}`
    : sql``;
  await sql`update ${sql.table(isBundle ? 'bundle_deal' : 'add_on_deal')}
    set name = ${name}, label = ${label}, starts_at = ${starts_at}, ends_at = ${ends_at}, is_on_cards = ${is_on_cards},
      revision = revision + 1 ${terms}
    where market = ${context.market.code} and shopid = ${context.shopid} and dealid = ${dealid}`.execute(db);
}

async function addDeal(deps: DealDeps, sent: SaveDealRequest, context: DealContext): Promise<number> {
  const request = { ...sent, starts_at: Math.max(sent.starts_at, context.now) };
  await requireDealTerms(deps, request, context);
  await requireRoom(deps, context);
  await requireNoOverlap(deps, request, context, undefined);
  const dealid = await insertDeal(deps, request, context);
  await writeDealProducts(deps, context, { ...request, dealid });
  await refreshCards(deps, context, request.itemids);
  return dealid;
}

/** A deal that has started keeps its start. */
async function changeDeal(
  deps: DealDeps,
  sent: SaveDealRequest,
  context: DealContext,
  dealid: number,
): Promise<void> {
  const row = await readOpenDeal(deps, context, { dealid, revision: sent.revision });
  if (row.kind !== sent.kind)
    throw new ApiError(errorCodes.PARAM, 'kind: that of an existing deal is fixed.');
  const hasStarted = row.starts_at <= context.now;
  const starts_at = hasStarted ? row.starts_at : Math.max(sent.starts_at, context.now);
  const request = { ...sent, starts_at };
  await requireDealTerms(deps, request, context);
  await requireNoOverlap(deps, request, context, dealid);
  const before = await readDealItemIds(deps, context, row.kind, dealid);
  await updateDeal(deps, request, context, dealid);
  await writeDealProducts(deps, context, { ...request, dealid });
  await refreshCards(deps, context, [...before, ...request.itemids]);
}

/**
 * Adds or changes a deal of the seller's shop, in one transaction. Throws PARAM for invalid input, LIMIT with too many deals,
 * DEAL_OVERLAP for a product of another one, NOT_FOUND for another shop's deal, DEAL_CHANGED if it was saved since it was read,
 * and EXPIRED if it has ended.
 */
export function saveOwnDeal(deps: DealDeps, sent: SaveDealRequest, context: DealContext): Promise<ShopDeal> {
  const request = { ...sent, name: normalizeLine(sent.name) };
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db };
    await lockShopDeals(inside, context);
    const { dealid } = request;
    if (dealid === undefined) return readOwnDeal(inside, context, await addDeal(inside, request, context));
    await changeDeal(inside, request, context, dealid);
    return readOwnDeal(inside, context, dealid);
  });
}
