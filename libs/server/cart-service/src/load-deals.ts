import type { BundleDealRule, OfferedAddOnDeal } from '@pasar/cart';
import { normalStatus } from '@pasar/item';
import type { ItemKey } from '@pasar/item';
import { money } from '@pasar/money';
import { sql } from 'kysely';
import type { CartDeps } from './cart-deps.ts';

type DealContext = {
  readonly market: { readonly code: string; readonly currency: string };
  readonly now: number;
  /** Whether items for adults count; not by default. */
  readonly adult?: boolean;
};

/** @spec add-on-deal-sub-type */
const freeGift = 1;

/** Whether one of the items is listed in `table` for deal `d`. */
const hasItemIn = (table: string, keys: readonly ItemKey[]) =>
  sql<boolean>`exists (select from ${sql.table(table)} as m
    where m.market = d.market and m.shopid = d.shopid and m.dealid = d.dealid
      and (m.shopid, m.itemid) in (select * from unnest(${keys.map(({ shopid }) => shopid)}::bigint[],
        ${keys.map(({ itemid }) => itemid)}::bigint[])))`;

const anyItemId = (keys: readonly ItemKey[]) =>
  sql<number>`any(${keys.map(({ itemid }) => itemid)}::bigint[])`;

async function loadBundles(
  { db }: CartDeps,
  { market, now }: DealContext,
  keys: readonly ItemKey[],
): Promise<BundleDealRule[]> {
  const rows = await db
    .selectFrom('bundle_deal as d')
    .innerJoin('bundle_deal_item as m', (on) =>
      on
        .onRef('m.market', '=', 'd.market')
        .onRef('m.shopid', '=', 'd.shopid')
        .onRef('m.dealid', '=', 'd.dealid'),
    )
    .where('d.market', '=', market.code)
    .where('d.starts_at', '<=', now)
    .where('d.ends_at', '>', now)
    .where(hasItemIn('bundle_deal_item', keys))
    .where('m.itemid', '=', anyItemId(keys))
    .groupBy(['d.market', 'd.shopid', 'd.dealid'])
    .select(['d.shopid', 'd.dealid', 'd.label', 'd.min_quantity', 'd.percent_off'])
    .select(sql<number[]>`array_agg(m.itemid)`.as('itemids'))
    .orderBy('d.dealid')
    .execute();
  return rows.map(({ dealid: _, ...deal }) => ({ kind: 'bundle', ...deal }));
}

/** The sub items of deals that can be bought. */
const selectSubItems = (
  { db }: CartDeps,
  { market, adult = false }: DealContext,
  dealids: readonly number[],
) =>
  db
    .selectFrom('add_on_deal_sub as s')
    .innerJoin('item as i', (on) =>
      on
        .onRef('i.market', '=', 's.market')
        .onRef('i.shopid', '=', 's.shopid')
        .onRef('i.itemid', '=', 's.itemid'),
    )
    .select(['s.dealid', 's.itemid', 's.price', 's.per_main'])
    .where('s.market', '=', market.code)
    .where('s.dealid', '=', sql<number>`any(${dealids}::bigint[])`)
    .where('i.status', '=', normalStatus)
    .where('i.stock', '>', 0)
    .$if(!adult, (query) => query.where('i.is_adult', '=', false))
    .execute();

async function loadAddOns(
  deps: CartDeps,
  context: DealContext,
  keys: readonly ItemKey[],
): Promise<OfferedAddOnDeal[]> {
  const { market, now } = context;
  const rows = await deps.db
    .selectFrom('add_on_deal as d')
    .innerJoin('add_on_deal_main as m', (on) =>
      on
        .onRef('m.market', '=', 'd.market')
        .onRef('m.shopid', '=', 'd.shopid')
        .onRef('m.dealid', '=', 'd.dealid'),
    )
    .where('d.market', '=', market.code)
    .where('d.starts_at', '<=', now)
    .where('d.ends_at', '>', now)
    .where(hasItemIn('add_on_deal_main', keys))
    .where('m.itemid', '=', anyItemId(keys))
    .groupBy(['d.market', 'd.shopid', 'd.dealid'])
    .select(['d.shopid', 'd.dealid', 'd.label', 'd.sub_type'])
    .select(sql<number[]>`array_agg(m.itemid)`.as('mains'))
    .orderBy('d.dealid')
    .execute();
  if (rows.length === 0) return [];
  const dealids = rows.map(({ dealid }) => dealid);
  const subs = Map.groupBy(await selectSubItems(deps, context, dealids), ({ dealid }) => dealid);
  return rows.map(({ sub_type, dealid, ...deal }) => ({
    ...({ kind: 'add-on', dealid, isGift: sub_type === freeGift } as const),
    ...deal,
    subs: (subs.get(dealid) ?? []).map(({ itemid, price, per_main }) => ({
      itemid,
      price: money(price, market.currency),
      per_main,
    })),
  }));
}

/** Loads active deals that contain some of these items: bundles reduced to these items, add-on deals with all of their sub items. */
export async function loadDeals(
  deps: CartDeps,
  view: DealContext,
  keys: readonly ItemKey[],
): Promise<(BundleDealRule | OfferedAddOnDeal)[]> {
  if (keys.length === 0) return [];
  return [...(await loadBundles(deps, view, keys)), ...(await loadAddOns(deps, view, keys))];
}
