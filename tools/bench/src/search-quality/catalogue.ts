import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** A product in the form that every engine of the comparison gets. */
export type Product = {
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly categories: string;
  readonly keywords: string;
  readonly description: string;
  /** The id of its first picture; the seed's are named for the Unicode character that they show. */
  readonly picture: string;
};

export type Catalogue = {
  readonly market: string;
  /** The language of the texts. */
  readonly language: string;
  readonly products: readonly Product[];
};

/** Reads every item of a market that is for sale. */
export async function readProducts(db: Kysely<Database>, market: string): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select i.itemid::text as id, i.name as title, i.brand, i.keywords, i.description,
      coalesce(i.pictures #>> '{0,id}', '') as picture,
      (select string_agg(c.name, ' ' order by c.level) from category as c
        where c.market = i.market and c.catid = any(i.cat_path)) as categories
    from item as i where i.market = ${market} and i.status = 1 order by i.itemid`.execute(db);
  return rows;
}
