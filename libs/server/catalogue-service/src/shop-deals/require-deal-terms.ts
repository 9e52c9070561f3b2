import { checkDealDraft } from '@pasar/cart';
import type { DealProblem } from '@pasar/cart';
import type { saveShopDeal } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { priceStep } from '@pasar/money';
import { sql } from 'kysely';
import { readDealItems } from './deal-products.ts';
import type { DealContext, DealDb } from './deal-row.ts';

export type SaveDealRequest = CallBody<typeof saveShopDeal>;

const describe = (problem: DealProblem): string =>
  problem.field === 'sub'
    ? `subs: ${problem.problem} (product ${problem.itemid}).`
    : `${problem.field}: ${problem.problem}.`;

/** Throws PARAM with the first problem of an invalid deal, and if one of its products is not the shop's. */
export async function requireDealTerms(
  deps: DealDb,
  request: SaveDealRequest,
  context: DealContext,
): Promise<void> {
  const { kind, itemids, subs = [] } = request;
  const subIds = new Set(subs.map(({ itemid }) => itemid));
  if (subIds.size < subs.length) throw new ApiError(errorCodes.PARAM, 'subs: a product twice.');
  const isMixed =
    kind === 'bundle'
      ? subs.length > 0
      : request.min_quantity !== undefined || request.percent_off !== undefined;
  if (isMixed) throw new ApiError(errorCodes.PARAM, 'kind: terms of another kind.');
  const ids = [...new Set([...itemids, ...subIds])];
  const found = new Map(
    (await readDealItems(deps, context, ids)).map(({ itemid, usual_price }) => [itemid, usual_price.amount]),
  );
  if (found.size < ids.length)
    throw new ApiError(errorCodes.PARAM, 'itemids: a product that is not of this shop.');
  const draft = {
    ...request,
    subs: subs.map((sub) => ({ ...sub, usual_price: found.get(sub.itemid) ?? 0 })),
  };
  const [first] = checkDealDraft(draft, {
    now: context.now,
    priceStep: priceStep(context.market.currency),
  });
  if (first) throw new ApiError(errorCodes.PARAM, describe(first));
}

/**
 * Throws DEAL_OVERLAP if a product is in another bundle, or a main product of another deal, that overlaps with the period. The
 * shop must be locked. A product may be cheaper with several main products: the buyer gets the best deal.
 */
export async function requireNoOverlap(
  { db }: DealDb,
  { kind, itemids, starts_at, ends_at }: SaveDealRequest,
  { market, shopid, now }: DealContext,
  dealid: number | undefined,
): Promise<void> {
  const [deals, members] =
    kind === 'bundle' ? ['bundle_deal', 'bundle_deal_item'] : ['add_on_deal', 'add_on_deal_main'];
  const { rows } = await sql<{ itemid: number; name: string }>`
    select m.itemid, coalesce(nullif(d.name, ''), d.label) as name
    from ${sql.table(members)} as m join ${sql.table(deals)} as d using (market, shopid, dealid)
    where m.market = ${market.code} and m.shopid = ${shopid} and m.itemid = any(${[...itemids]}::bigint[])
      and m.dealid is distinct from ${dealid ?? null}::bigint
      and d.starts_at < ${ends_at} and d.ends_at > ${Math.max(starts_at, now)}
    order by m.itemid limit 1`.execute(db);
  const [taken] = rows;
  if (taken)
    throw new ApiError(errorCodes.DEAL_OVERLAP, `itemids: product ${taken.itemid} is in "${taken.name}".`);
}
