import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { loadPeer } from '../peers.ts';
import type { Catalogue, Product } from './catalogue.ts';
import { fold, splitWords } from './words.ts';

/** Returns the ids of the first ten products for a query. */
export type Engine = (query: string) => Promise<readonly string[]>;

type Options = Readonly<Record<string, unknown>>;
type MiniSearch = {
  addAll(products: readonly Product[]): void;
  search(query: string, options: Options): readonly { readonly id: string }[];
};

/** MiniSearch as its manual recommends for shops: normalized words, fuzzy and prefix matching, titles boosted. */
export async function createMiniSearch({ products }: Catalogue): Promise<Engine> {
  const { default: Peer } = await loadPeer<{ default: new (options: Options) => MiniSearch }>('minisearch');
  const index = new Peer({
    fields: ['title', 'brand', 'categories', 'keywords', 'description'],
    tokenize: splitWords,
    processTerm: fold,
  });
  index.addAll(products);
  const options = { prefix: true, fuzzy: 0.2, boost: { title: 4, brand: 2, categories: 2, keywords: 2 } };
  return async (query) =>
    index
      .search(query, options)
      .slice(0, 10)
      .map(({ id }) => id);
}

/** PostgreSQL's text search configuration for a language; `simple` if it has none. */
const configurations: Readonly<Record<string, string>> = {
  en: 'english',
  pt: 'portuguese',
  id: 'indonesian',
};

/** PostgreSQL's full-text search as in its manual: weighted columns, all words required, ranked. */
export async function createPlainPostgres(
  db: Kysely<Database>,
  { market, language }: Catalogue,
): Promise<Engine> {
  const config = configurations[language] ?? 'simple';
  const table = sql.ref(`plain_${market.toLowerCase()}`);
  await sql`drop table if exists ${table}`.execute(db);
  await sql`create table ${table} as select i.itemid,
    setweight(to_tsvector(${config}::regconfig, i.name), 'A')
      || setweight(to_tsvector(${config}::regconfig, i.brand || ' ' || i.keywords || ' ' || (
        select string_agg(c.name, ' ') from category as c where c.market = i.market and c.catid = any(i.cat_path))), 'B')
      || setweight(to_tsvector(${config}::regconfig, i.description), 'D') as words
    from item as i where i.market = ${market} and i.status = 1`.execute(db);
  return async (query) => {
    const { rows } = await sql<{ id: string }>`
      select itemid::text as id from ${table}, plainto_tsquery(${config}::regconfig, ${query.slice(0, 2000)}) as q
      where words @@ q order by ts_rank(words, q) desc, itemid limit 10`.execute(db);
    return rows.map(({ id }) => id);
  };
}
