import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { saleApplies } from '../sale-applies.ts';

/** Selects the running sale that a card shows: the first to end, with stock left, cheaper, on an item without models. */
const selectRunningSales = (now: number) => sql`
  select market, shopid, itemid, price,
    least(99, greatest(1, floor((before - price) * 100.0 / before + 0.5)))::smallint as discount
  from (
    select distinct on (f.market, f.shopid, f.itemid) f.market, f.shopid, f.itemid, f.price, f.stock - f.sold as left_over,
      coalesce(i.price_before_discount, i.price) as before
    from flash_sale as f
    join item as i on i.market = f.market and i.shopid = f.shopid and i.itemid = f.itemid
    where f.starts_at <= ${now} and f.ends_at > ${now} and ${saleApplies('i', 'f')} and i.status > 0
    order by f.market, f.shopid, f.itemid, f.ends_at
  ) as sale
  where left_over > 0`;

/**
 * Updates the prices that lists are filtered and sorted by to the sales running at `now` (epoch milliseconds). Call it every
 * few seconds, in any number of processes: it skips what is already up to date.
 */
export async function refreshListedSales(db: Kysely<Database>, now: number): Promise<void> {
  await sql`with running as (${selectRunningSales(now)}),
    over as (
      delete from listed_sale as s where not exists (
        select from running as r where r.market = s.market and r.shopid = s.shopid and r.itemid = s.itemid)
    )
    insert into listed_sale as s (market, shopid, itemid, price, discount)
    select market, shopid, itemid, price, discount from running
    on conflict (market, shopid, itemid) do update set price = excluded.price, discount = excluded.discount
      where (s.price, s.discount) is distinct from (excluded.price, excluded.discount)`.execute(db);
}
