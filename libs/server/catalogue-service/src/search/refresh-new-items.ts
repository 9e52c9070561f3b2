import type { Database } from '@pasar/database';
import { dayMs } from '@pasar/durations';
import { newItemDays, newItemHeadStart } from '@pasar/item';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Items of one statement. */
const batchSize = 500;

type Candidate = {
  readonly shopid: number;
  readonly itemid: number;
  readonly catid: number;
  readonly ctime: number;
  /** Without a head start. */
  readonly popularity: number;
  readonly head_start: number;
};

/** Reads the items for sale that are new, and all that still have a head start. */
async function readCandidates(db: Kysely<Database>, market: string, since: number): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select shopid, itemid, catid, ctime, popularity - head_start as popularity, head_start from item
    where market = ${market} and ((ctime > ${since} and status = 1 and stock > 0) or head_start > 0)
    order by shopid, itemid`.execute(db);
  return rows;
}

/** Reads the popularities, highest first, of the items for sale that have sold and are no longer new, by category or by shop. */
async function readPopularities(
  db: Kysely<Database>,
  market: string,
  since: number,
  column: 'catid' | 'shopid',
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await sql<{ id: number; popularities: number[] }>`
    select ${sql.ref(column)} as id, array_agg(popularity order by popularity desc) as popularities from item
    where market = ${market} and ${sql.ref(column)} = any(${[...new Set(ids)]}::int8[])
      and ctime <= ${since} and status = 1 and stock > 0 and popularity > 0
    group by 1`.execute(db);
  return new Map(rows.map(({ id, popularities }) => [id, popularities]));
}

type HeadStart = Pick<Candidate, 'shopid' | 'itemid' | 'head_start'>;

/** Replaces head starts; skips items that an order is changing, which are next. */
const writeHeadStarts = (db: Kysely<Database>, market: string, changed: readonly HeadStart[]) =>
  sql`with changed as (
      select * from json_to_recordset(${JSON.stringify(changed)}::json) as v(shopid int8, itemid int8, head_start float8)
    ), free as (
      select i.shopid, i.itemid, c.head_start from item as i join changed as c using (shopid, itemid)
      where i.market = ${market} order by i.shopid, i.itemid for update of i skip locked
    )
    update item as i set popularity = greatest(0, i.popularity - i.head_start + f.head_start), head_start = f.head_start
    from free as f where i.market = ${market} and i.shopid = f.shopid and i.itemid = f.itemid`.execute(db);

async function refreshMarket(db: Kysely<Database>, market: string, now: number): Promise<void> {
  const since = now - newItemDays * dayMs;
  const candidates = await readCandidates(db, market, since);
  const read = (column: 'catid' | 'shopid') =>
    readPopularities(
      db,
      market,
      since,
      column,
      candidates.map((each) => each[column]),
    );
  const [byCategory, byShop] = [await read('catid'), await read('shopid')];
  const newItems = Map.groupBy(
    candidates.filter(({ ctime }) => ctime > since),
    ({ catid }) => catid,
  );
  const changed = candidates.flatMap(({ shopid, itemid, catid, ctime, popularity, head_start: before }) => {
    const item = { itemid, popularity, ageDays: Math.max(0, now - ctime) / dayMs };
    const lists = {
      categoryPopularities: byCategory.get(catid) ?? [],
      shopPopularities: byShop.get(shopid) ?? [],
      newInCategory: newItems.get(catid)?.length ?? 0,
    };
    const head_start = newItemHeadStart({ ...item, ...lists }, Math.floor(now / dayMs));
    return head_start === before ? [] : [{ shopid, itemid, head_start }];
  });
  for (let start = 0; start < changed.length; start += batchSize)
    await writeHeadStarts(db, market, changed.slice(start, start + batchSize));
}

/**
 * Gives new items a place in lists by popularity for the day of `now` (epoch milliseconds), and takes it from those that had one
 * before. Call it every hour, in any number of processes: it skips what is already up to date.
 */
export async function refreshNewItems(db: Kysely<Database>, now: number): Promise<void> {
  const since = now - newItemDays * dayMs;
  const { rows } = await sql<{
    market: string;
  }>`select market from item where ctime > ${since} or head_start > 0
    group by market order by market`.execute(db);
  for (const { market } of rows) await refreshMarket(db, market, now);
}
