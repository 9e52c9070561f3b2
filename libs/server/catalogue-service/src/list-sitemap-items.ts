import type { getSitemapItems, getSitemapParts } from '@pasar/catalogue-contract';
import type { CallData } from '@pasar/http-contract';
import { sql } from 'kysely';
import type { CatalogueDeps } from './catalogue-deps.ts';

type ItemKey = CallData<typeof getSitemapParts>['parts'][number];

/** A sitemap may have 50,000 URLs; smaller parts keep a request short. */
export const sitemapPartSize = 10_000;

/** Items that search engines may index: on sale or sold out, and not for adults only. */
const indexableItems = ({ db }: CatalogueDeps, market: string) =>
  db
    .selectFrom('item')
    .where('market', '=', market)
    .where('status', '>', 0)
    .where('is_adult', '=', false)
    .orderBy('shopid')
    .orderBy('itemid');

/** Lists the first item of each part. */
export async function listSitemapParts(
  deps: CatalogueDeps,
  market: string,
  size = sitemapPartSize,
): Promise<ItemKey[]> {
  const numbered = indexableItems(deps, market).select([
    'shopid',
    'itemid',
    sql<number>`row_number() over (order by shopid, itemid)`.as('place'),
  ]);
  return deps.db
    .selectFrom(numbered.as('numbered'))
    .select(['shopid', 'itemid'])
    .where(sql<boolean>`(place - 1) % ${size} = 0`)
    .orderBy('place')
    .execute();
}

/** Lists the items of the part that starts at this item; the item itself may be gone. */
export async function listSitemapItems(
  deps: CatalogueDeps,
  market: string,
  { shopid, itemid }: ItemKey,
  size = sitemapPartSize,
): Promise<CallData<typeof getSitemapItems>['items']> {
  return indexableItems(deps, market)
    .select(['shopid', 'itemid', 'name'])
    .where(sql<boolean>`(shopid, itemid) >= (${shopid}, ${itemid})`)
    .limit(size)
    .execute();
}
