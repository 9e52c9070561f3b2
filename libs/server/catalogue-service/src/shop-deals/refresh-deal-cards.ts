import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { giftSubType } from './deal-row.ts';
import type { DealContext, DealDb } from './deal-row.ts';

const ofProduct = sql.raw('m.market = k.market and m.shopid = k.shopid and m.itemid = k.itemid');

/** Updates the labels on the cards of `products` (market, shopid, itemid) to the deals that run at `now`. */
const relabel = (products: RawBuilder<unknown>, now: number) => sql`
  update item as i set bundle_deal_label = deal.bundle, add_on_deal_label = deal.add_on, add_on_deal_sub_type = deal.sub_type
  from (
    select k.market, k.shopid, k.itemid, b.label as bundle, a.label as add_on, a.sub_type
    from (select distinct market, shopid, itemid from (${products}) as product) as k
    left join lateral (
      select d.label from bundle_deal_item as m join bundle_deal as d using (market, shopid, dealid)
      where ${ofProduct} and d.starts_at <= ${now} and d.ends_at > ${now} order by d.dealid limit 1
    ) as b on true
    left join lateral (
      -- A gift is a badge of its own, without a label.
      select case d.sub_type when ${giftSubType} then '' else d.label end as label, d.sub_type
      from add_on_deal_main as m join add_on_deal as d using (market, shopid, dealid)
      where ${ofProduct} and d.starts_at <= ${now} and d.ends_at > ${now} order by d.dealid limit 1
    ) as a on true
  ) as deal
  where i.market = deal.market and i.shopid = deal.shopid and i.itemid = deal.itemid
    and (i.bundle_deal_label, i.add_on_deal_label, i.add_on_deal_sub_type)
      is distinct from (deal.bundle, deal.add_on, deal.sub_type)`;

/** Updates the cards of a shop's products after a change of its deals. */
export const refreshCards = (
  { db }: DealDb,
  { market, shopid, now }: DealContext,
  itemids: readonly number[],
): Promise<unknown> =>
  relabel(
    sql`select ${market.code}::char(2) as market, ${shopid}::bigint as shopid, unnest(${[...itemids]}::bigint[]) as itemid`,
    now,
  ).execute(db);

const isRunning = (now: number) => sql`(d.starts_at <= ${now} and d.ends_at > ${now})`;

/** Marks the deals that have started or ended since, and selects their products. */
const updateDeals = (deals: string, members: string, now: number) => sql`
  update ${sql.table(deals)} as d set is_on_cards = ${isRunning(now)} from ${sql.table(members)} as m
  where d.is_on_cards <> ${isRunning(now)}
    and m.market = d.market and m.shopid = d.shopid and m.dealid = d.dealid
  returning d.market, d.shopid, d.dealid`;

const selectProducts = (members: string, deals: string) => sql`
  select m.market, m.shopid, m.itemid from ${sql.table(members)} as m join ${sql.table(deals)} using (market, shopid, dealid)`;

/**
 * Updates the cards of products whose deals have started or ended by `now` (epoch milliseconds). Call it every few seconds, in
 * any number of processes: it skips what is already up to date.
 */
export async function refreshDealCards(db: Kysely<Database>, now: number): Promise<void> {
  await sql`with updated_bundle as (${updateDeals('bundle_deal', 'bundle_deal_item', now)}),
    updated_add_on as (${updateDeals('add_on_deal', 'add_on_deal_main', now)})
    ${relabel(
      sql`${selectProducts('bundle_deal_item', 'updated_bundle')} union all ${selectProducts('add_on_deal_main', 'updated_add_on')}`,
      now,
    )}`.execute(db);
}
