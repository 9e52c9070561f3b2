import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { refreshCatalogue } from '../refresh-catalogue.ts';
import { createIndexer } from '../search/search-vector.ts';

type Db = Kysely<Database>;
type Columns = Record<string, unknown>;

const picture = JSON.stringify({ id: 'spec', width: 640, height: 480 });
const index = createIndexer();

/** Inserts the given columns; table defaults fill the rest. */
export async function insert(db: Db, table: keyof Database, row: Columns): Promise<void> {
  const columns = Object.keys(row).map((column) => sql.ref(column));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
    db,
  );
}

export const addCategory = (db: Db, market: string, path: readonly number[], name: string): Promise<void> =>
  insert(db, 'category', {
    market,
    catid: path.at(-1),
    parent_id: path.at(-2) ?? null,
    level: path.length,
    name,
    path: [...path],
  });

export const addShop = (db: Db, market: string, shopid: number, given: Columns = {}): Promise<void> =>
  insert(db, 'shop', {
    market,
    shopid,
    userid: 9000 + shopid,
    username: `shop${shopid}`,
    name: `Shop ${shopid}`,
    picture,
    cover: picture,
    location: 'Bedok',
    ctime: 0,
    last_active: 0,
    ...given,
  });

/** Search texts of an item besides its name; not columns of `item`. */
type SearchFields = {
  readonly type?: string;
  readonly context?: readonly string[];
  readonly details?: readonly string[];
  readonly codes?: readonly string[];
};
type ItemColumns = Columns &
  SearchFields & { readonly name: string; readonly brand?: string; readonly keywords?: string };

/** Inserts an item. Defaults: shop 1, category 11, ten in stock at 10.00 of the market's currency. */
export function addItem(
  db: Db,
  market: string,
  itemid: number,
  { type = '', context = [], details = [], codes = [], ...given }: ItemColumns,
): Promise<void> {
  const { brand = '', keywords = '', price = 1000 } = given;
  const foundBy = { type, context, details, codes };
  const { vector } = index({ market, name: given.name, brand, keywords, ...foundBy });
  return insert(db, 'item', {
    market,
    shopid: 1,
    itemid,
    catid: 11,
    cat_path: [1, 11],
    price,
    price_min: price,
    price_max: price,
    currency: 'SGD',
    stock: 10,
    pictures: `[${picture}]`,
    ctime: itemid,
    search_vector: vector,
    ...given,
  });
}

/** Refreshes counts and vocabulary, as after an import or a seed. */
export async function refreshCatalogues(db: Db, ...markets: readonly string[]): Promise<void> {
  for (const market of markets) await refreshCatalogue(db, market);
}
