import type { Database } from '@pasar/database';
import { dayMs } from '@pasar/durations';
import { normalStatus, referencePriceDays } from '@pasar/item';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export type PricedItem = { readonly market: string; readonly shopid: number; readonly itemid: number };

/** A price that buyers saw until now; `modelid` is 0 for a product without variants. */
export type EndedPrice = { readonly modelid: number; readonly price: number };

/** Earlier prices do not count at `now`. */
const periodStart = (now: number): number => now - referencePriceDays * dayMs;

/**
 * Returns the lowest price of each model (0 for a product without variants) that ended in the reference period before `now`,
 * including those of flash sales.
 */
export async function readLowestEnded(
  db: Kysely<Database>,
  { market, shopid, itemid }: PricedItem,
  now: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<EndedPrice>`
    select modelid, min(price) as price from (
      select modelid, price from price_history where market = ${market} and shopid = ${shopid}
        and itemid = ${itemid} and ended_at > ${periodStart(now)}
      union all
      select 0, price from flash_sale where market = ${market} and shopid = ${shopid}
        and itemid = ${itemid} and starts_at <= ${now} and ends_at > ${periodStart(now)}
    ) as ended group by modelid`.execute(db);
  return new Map(rows.map(({ modelid, price }) => [modelid, price]));
}

type ShownItem = { readonly status: number; readonly price: number };
type ShownModel = { readonly modelid: number; readonly price: number };

/** Lists what buyers saw as a product's prices until now, by model (0 for a product without variants); none of a hidden product. */
export function listShownPrices(item: ShownItem, models: readonly ShownModel[]): EndedPrice[] {
  if (item.status !== normalStatus) return [];
  if (models.length === 0) return [{ modelid: 0, price: item.price }];
  return models.map(({ modelid, price }) => ({ modelid, price }));
}

/** Stores prices that end at `now`, and deletes those that can no longer be the lowest of their period. */
export async function recordEndedPrices(
  db: Kysely<Database>,
  { market, shopid, itemid }: PricedItem,
  prices: readonly EndedPrice[],
  now: number,
): Promise<void> {
  if (prices.length === 0) return;
  const ended = sql`unnest(${prices.map(({ modelid }) => modelid)}::bigint[],
    ${prices.map(({ price }) => price)}::bigint[]) as ended (modelid, price)`;
  await sql`delete from price_history as h using ${ended}
    where h.market = ${market} and h.shopid = ${shopid} and h.itemid = ${itemid} and h.modelid = ended.modelid
      and (h.price >= ended.price or h.ended_at <= ${periodStart(now)})`.execute(db);
  await sql`insert into price_history (market, shopid, itemid, modelid, ended_at, price)
    select ${market}, ${shopid}::bigint, ${itemid}::bigint, modelid, ${now}::bigint, price from ${ended}
    on conflict (market, shopid, itemid, modelid, ended_at) do update
      set price = least(price_history.price, excluded.price)`.execute(db);
}
