import type { Collection, getFeaturedCollections, getHashtag, getListGuide } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { and, inCategory } from '../condition.ts';
import { integerCursor } from '../cursors.ts';
import { readCategories, toCategoryIn } from '../read-categories.ts';
import { readItemList } from './read-item-list.ts';

const previewItemCount = 6;

const collectionRows = ({ db }: CatalogueDeps, market: string) =>
  db
    .selectFrom('collection as c')
    .where('c.market', '=', market)
    .select(['c.collectionid', 'c.name', 'c.description', 'c.picture'])
    .select(
      sql<number>`(select count(*)::int from collection_item as m join item as i using (market, shopid, itemid)
        where m.market = c.market and m.collectionid = c.collectionid and i.status > 0 and i.stock > 0)`.as(
        'item_count',
      ),
    );

/** Finds a collection. Throws NOT_FOUND. */
export async function findCollection(
  deps: CatalogueDeps,
  market: string,
  collectionid: number,
): Promise<Collection> {
  const row = await collectionRows(deps, market)
    .where('c.collectionid', '=', collectionid)
    .executeTakeFirst();
  if (!row) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such collection.');
  return row;
}

/** Reads a page of the collections in their order, each with its first items. @spec featured-collections-page */
export async function readFeaturedCollections(
  deps: CatalogueDeps,
  view: CatalogueView,
  { cursor, limit = 6 }: NonNullable<CallQuery<typeof getFeaturedCollections>>,
): Promise<CallData<typeof getFeaturedCollections>> {
  const after = integerCursor.read(cursor) ?? { value: -1, id: 0 };
  const rows = await collectionRows(deps, view.market)
    .select('c.position')
    .where(sql<boolean>`(c.position, c.collectionid) > (${after.value}::int8, ${after.id}::int8)`)
    .orderBy('c.position')
    .orderBy('c.collectionid')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const collections = await Promise.all(
    shown.map(async ({ position: _, ...collection }) => {
      const { items } = await readItemList(deps, view, {
        list: 'collection',
        id: collection.collectionid,
        limit: previewItemCount,
      });
      return { ...collection, items };
    }),
  );
  const more = rows.length > limit && last;
  return {
    collections,
    ...(more && { next: integerCursor.write({ value: last.position, id: last.collectionid }) }),
  };
}

/** Returns a hashtag's item count and the related hashtags, the most frequent first. Throws NOT_FOUND. */
export async function findHashtag(
  { db }: CatalogueDeps,
  market: string,
  asked: string,
): Promise<CallData<typeof getHashtag>> {
  const tag = asked.toLowerCase();
  const tagged = db.selectFrom('item_tag as t').where('t.market', '=', market).where('t.tag', '=', tag);
  const { item_count, tagid } = await tagged
    .select([sql<number>`count(*)::int`.as('item_count'), sql<number>`id_of_name(${tag})`.as('tagid')])
    .executeTakeFirstOrThrow();
  if (item_count === 0) throw new ApiError(errorCodes.NOT_FOUND, 'No item has this hashtag.');
  const related = await tagged
    .innerJoin('item_tag as o', (on) =>
      on
        .onRef('o.market', '=', 't.market')
        .onRef('o.shopid', '=', 't.shopid')
        .onRef('o.itemid', '=', 't.itemid'),
    )
    .where('o.tag', '<>', tag)
    .groupBy('o.tag')
    .select('o.tag')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('o.tag')
    .limit(12)
    .execute();
  return { tag, tagid, item_count, related: related.map((row) => row.tag) };
}

const maxNames = 40;

type ListGuide = CallData<typeof getListGuide>;

/** Returns the filters of a list page, the largest first. @spec list-page */
export async function readListGuide(
  deps: CatalogueDeps,
  { market, language }: CatalogueView,
  { brand, category }: NonNullable<CallQuery<typeof getListGuide>>,
): Promise<ListGuide> {
  const isBrand = brand === undefined ? sql<boolean>`true` : sql<boolean>`lower(i.brand) = lower(${brand})`;
  const items = deps.db
    .selectFrom('item as i')
    .where('i.market', '=', market)
    .where('i.status', '>', 0)
    .where(and([isBrand, inCategory(category)]));
  const brands = items
    .where('i.brand', '<>', '')
    .groupBy('i.brand')
    .select(['i.brand as name', sql<number>`count(*)::int`.as('item_count')])
    .orderBy('item_count', 'desc')
    .orderBy('name')
    .limit(maxNames);
  const attributes = items
    .innerJoinLateral(
      sql<{
        value: string;
      }>`(select a ->> 'value' as value from jsonb_array_elements(i.attributes) as a)`.as<'a'>(sql`a`),
      (on) => on.onTrue(),
    )
    .where(sql<boolean>`a.value <> i.brand`)
    .groupBy('a.value')
    .select(['a.value as name', sql<number>`count(*)::int`.as('item_count')])
    .orderBy('item_count', 'desc')
    .orderBy('name')
    .limit(maxNames);
  const branches = items
    .innerJoinLateral(sql<{ catid: number }>`unnest(i.cat_path)`.as<'branch'>(sql`branch (catid)`), (on) =>
      on.onTrue(),
    )
    .groupBy('branch.catid')
    .select(['branch.catid', sql<number>`count(*)::int`.as('item_count')]);
  const [named, described, counted, categories] = await Promise.all([
    brands.execute(),
    attributes.execute(),
    branches.execute(),
    readCategories(deps, market),
  ]);
  const counts = new Map(counted.map(({ catid, item_count }) => [catid, item_count]));
  const toCategory = toCategoryIn(language);
  const below = categories.flatMap((row) => {
    const item_count = row.parent_id === (category ?? null) && counts.get(row.catid);
    return item_count ? [toCategory({ ...row, item_count })] : [];
  });
  return { brands: named, categories: below, attributes: described };
}
