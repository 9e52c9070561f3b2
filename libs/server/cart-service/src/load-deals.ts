import type { Deal } from '@pasar/cart';
import { money } from '@pasar/money';
import { sql } from 'kysely';
import type { CartDeps } from './cart-deps.ts';

type ItemKey = { readonly shopid: number; readonly itemid: number };
type DealContext = {
  readonly market: { readonly code: string; readonly currency: string };
  readonly now: number;
};

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
): Promise<Deal[]> {
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

const selectSubItems = (
  { db }: CartDeps,
  market: string,
  dealids: readonly number[],
  keys: readonly ItemKey[],
) =>
  db
    .selectFrom('add_on_deal_sub')
    .select(['dealid', 'itemid', 'price', 'per_main'])
    .where('market', '=', market)
    .where('dealid', '=', sql<number>`any(${dealids}::bigint[])`)
    .where('itemid', '=', anyItemId(keys))
    .execute();

async function loadAddOns(
  deps: CartDeps,
  { market, now }: DealContext,
  keys: readonly ItemKey[],
): Promise<Deal[]> {
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
    .select(['d.shopid', 'd.dealid', 'd.label'])
    .select(sql<number[]>`array_agg(m.itemid)`.as('mains'))
    .orderBy('d.dealid')
    .execute();
  if (rows.length === 0) return [];
  const dealids = rows.map(({ dealid }) => dealid);
  const subs = Map.groupBy(await selectSubItems(deps, market.code, dealids, keys), ({ dealid }) => dealid);
  return rows.map(({ shopid, dealid, label, mains }) => ({
    kind: 'add-on',
    shopid,
    label,
    mains,
    subs: (subs.get(dealid) ?? []).map(({ itemid, price, per_main }) => ({
      itemid,
      price: money(price, market.currency),
      per_main,
    })),
  }));
}

/** Loads active deals that contain some of these items, reduced to these items. */
export async function loadDeals(
  deps: CartDeps,
  view: DealContext,
  keys: readonly ItemKey[],
): Promise<Deal[]> {
  if (keys.length === 0) return [];
  return [...(await loadBundles(deps, view, keys)), ...(await loadAddOns(deps, view, keys))];
}
