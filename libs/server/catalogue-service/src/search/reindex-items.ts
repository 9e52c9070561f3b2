import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { createIndexer, indexVersionToken, quoteToken } from './search-vector.ts';

type Row = {
  shopid: number;
  itemid: number;
  name: string;
  brand: string;
  keywords: string;
  description: string;
  attributes: readonly { readonly value?: string }[];
  codes: string[];
  categories: string[];
  shop: string;
};

const batchSize = 500;

type Index = ReturnType<typeof createIndexer>;

const readRows = (db: Kysely<Database>, market: string, condition: RawBuilder<boolean>) =>
  sql<Row>`
  select i.shopid, i.itemid, i.name, i.brand, i.keywords, i.description, i.attributes, s.name as shop,
    array_remove(array[i.gtin, i.mpn, i.sku] || array(select unnest(array[m.gtin, m.mpn, m.sku]) from model as m
      where m.market = i.market and m.shopid = i.shopid and m.itemid = i.itemid), null) as codes,
    array(select c.name from category as c where c.market = i.market and c.catid = any(i.cat_path)
      order by c.level) as categories
  from item as i join shop as s on s.market = i.market and s.shopid = i.shopid
  where i.market = ${market} and ${condition}
  limit ${batchSize}`.execute(db);

async function writeVectors(
  db: Kysely<Database>,
  market: string,
  rows: readonly Row[],
  index: Index,
): Promise<void> {
  const vectors = rows.map(({ categories, shop, attributes, description, ...row }) => ({
    shopid: row.shopid,
    itemid: row.itemid,
    vector: index({
      ...{ ...row, market, type: categories.at(-1) ?? '', context: [...categories.slice(0, -1), shop] },
      details: [...attributes.map(({ value = '' }) => value), description],
    }).vector,
  }));
  await sql`update item as i set search_vector = v.vector::tsvector
    from json_to_recordset(${JSON.stringify(vectors)}::json) as v(shopid int8, itemid int8, vector text)
    where i.market = ${market} and i.shopid = v.shopid and i.itemid = v.itemid`.execute(db);
}

const isOutdated = sql<boolean>`not i.search_vector @@ ${quoteToken(indexVersionToken)}::tsquery`;

/** Reindexes a market's items that an earlier release indexed by other rules; skips the others. */
export async function reindexItems(db: Kysely<Database>, market: string): Promise<void> {
  const index = createIndexer();
  for (;;) {
    const { rows } = await readRows(db, market, isOutdated);
    await writeVectors(db, market, rows, index);
    if (rows.length < batchSize) return;
  }
}

/** Reindexes a shop's items, which are found by its name as well. */
export async function reindexShop(
  db: Kysely<Database>,
  { market, shopid }: { readonly market: string; readonly shopid: number },
): Promise<void> {
  const index = createIndexer();
  const items = await db
    .selectFrom('item')
    .select('itemid')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .orderBy('itemid')
    .execute();
  for (let start = 0; start < items.length; start += batchSize) {
    const ids = items.slice(start, start + batchSize).map(({ itemid }) => itemid);
    const isNext = sql<boolean>`i.shopid = ${shopid} and i.itemid = any(${ids}::int8[])`;
    const { rows } = await readRows(db, market, isNext);
    await writeVectors(db, market, rows, index);
  }
}

/** Reindexes one item from its row. */
export async function reindexItem(
  db: Kysely<Database>,
  { market, shopid, itemid }: { readonly market: string; readonly shopid: number; readonly itemid: number },
  index: Index,
): Promise<void> {
  const isItem = sql<boolean>`i.shopid = ${shopid} and i.itemid = ${itemid}`;
  const { rows } = await readRows(db, market, isItem);
  await writeVectors(db, market, rows, index);
}

/** Lists the markets with items indexed by an earlier release. */
export async function listOutdatedMarkets(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ market: string }>`select distinct market from item
    where not search_vector @@ ${quoteToken(indexVersionToken)}::tsquery order by market`.execute(db);
  return rows.map(({ market }) => market);
}
