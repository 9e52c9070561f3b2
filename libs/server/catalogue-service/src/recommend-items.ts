import type { getRecommendations } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { CatalogueDeps, CatalogueView } from './catalogue-deps.ts';
import { inStock } from './condition.ts';
import type { SqlCondition } from './condition.ts';
import { numberCursor } from './cursors.ts';
import { byPopularity, readCards } from './read-cards.ts';

type RecommendationQuery = CallQuery<typeof getRecommendations>;
type BaseItem = { readonly shopid: number; readonly catid: number; readonly cat_path: readonly number[] };

/** Candidates for each section: items of the same category, shop or department. */
const sections: Record<RecommendationQuery['section'], (baseItem: BaseItem) => SqlCondition> = {
  similar: ({ catid }) => sql`i.catid = ${catid}`,
  'from-same-shop': ({ shopid }) => sql`i.shopid = ${shopid}`,
  'you-may-also-like': ({ catid, cat_path }) =>
    sql`${cat_path[0] ?? catid}::bigint = any(i.cat_path) and i.catid <> ${catid}`,
};

/** Recommends items that go with an item, popular ones first; omits sold-out ones. Throws NOT_FOUND. */
export async function recommendItems(
  deps: CatalogueDeps,
  view: CatalogueView,
  { shopid, itemid, section, cursor, limit = 12 }: RecommendationQuery,
): Promise<CallData<typeof getRecommendations>> {
  const basis = await deps.db
    .selectFrom('item')
    .select(['shopid', 'catid', 'cat_path'])
    .where('market', '=', view.market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .executeTakeFirst();
  if (!basis) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such item.');
  return readCards(deps, view, {
    where: [sections[section](basis), sql<boolean>`i.itemid <> ${itemid}`, inStock],
    sorting: byPopularity,
    after: numberCursor.read(cursor),
    limit,
  });
}
