import type { Database } from '@pasar/database';
import type { PageMeta } from '@pasar/page-builder-contract';
import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { PageBuilderDeps } from './page-builder-deps.ts';

type Page = Selectable<Database['page']>;
type Version = Selectable<Database['page_version']>;

/** A version with its page and the shop that owns the page. */
export type PageRow = Omit<Page, 'shopid' | 'market'> &
  Omit<Version, 'market' | 'pageid' | 'platforms'> & {
    [Name in 'shopid' | 'username' | 'name']: Selectable<Database['shop']>[Name] | null;
  };

export type PageRowsQuery = {
  readonly market: string;
  readonly where: readonly RawBuilder<boolean>[];
  readonly limit: number;
};

/** Reads versions (`v`) of a market's pages (`p`), by page: newest first, and versions with a language before those without. */
export const readPageRows = (
  { db }: PageBuilderDeps,
  { market, where, limit }: PageRowsQuery,
): Promise<PageRow[]> =>
  db
    .selectFrom('page as p')
    .innerJoin('page_version as v', (on) =>
      on.onRef('v.market', '=', 'p.market').onRef('v.pageid', '=', 'p.pageid'),
    )
    .leftJoin('shop as s', (on) => on.onRef('s.market', '=', 'p.market').onRef('s.shopid', '=', 'p.shopid'))
    .where('p.market', '=', market)
    .where(sql<boolean>`${sql.join([sql`true`, ...where], sql` and `)}`)
    .select(['p.pageid', 'p.kind', 'p.page_url', 'p.template', 's.shopid', 's.username', 's.name'])
    .select(['v.version', 'v.language', 'v.title', 'v.description', 'v.picture', 'v.components', 'v.html'])
    .select(['v.pre_rendered', 'v.indexable', 'v.published_from', 'v.published_until'])
    .orderBy('p.pageid')
    .orderBy('v.version', 'desc')
    .orderBy('v.language', 'desc')
    .limit(limit)
    .execute();

const toShop = ({ shopid, username, name }: PageRow): Pick<PageMeta, 'shop'> =>
  shopid === null || username === null || name === null ? {} : { shop: { shopid, username, name } };

export const toMeta = (row: PageRow): PageMeta => ({
  page_id: row.pageid,
  version: row.version,
  kind: row.kind,
  page_url: row.page_url,
  template: row.template,
  title: row.title,
  description: row.description,
  ...(row.picture && { picture: row.picture }),
  indexable: row.indexable,
  ...toShop(row),
});
