import type { getItemBatch, getItemList, ItemListQuery } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallData } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { inCategory } from '../condition.ts';
import { numberCursor } from '../cursors.ts';
import { byPopularity, readCards } from '../read-cards.ts';
import { itemLists } from './item-lists.data.ts';

/** Reads a page of a list. Throws PARAM if a required filter is missing; a filter without matches gives an empty list. */
export async function readItemList(
  deps: CatalogueDeps,
  view: CatalogueView,
  { list, cursor, limit = 30, ...asked }: ItemListQuery,
): Promise<CallData<typeof getItemList>> {
  const { needs = [], where, sorting } = itemLists[list];
  const missing = needs.filter((name) => asked[name] === undefined);
  if (missing.length > 0) throw new ApiError(errorCodes.PARAM, `${list} needs ${missing.join(' and ')}.`);
  return readCards(deps, view, {
    where: [...where(view, asked), inCategory(asked.category)],
    sorting,
    after: numberCursor.read(cursor),
    limit,
  });
}

/** Reads the cards of items in the requested order; omits removed items. @spec item-store-batch-items */
export async function readItemBatch(
  deps: CatalogueDeps,
  view: CatalogueView,
  items: string,
): Promise<CallData<typeof getItemBatch>> {
  const keys = items.split(',').map((key) => key.split('.').map(Number));
  const shops = keys.map(([shopid]) => shopid);
  const ids = keys.map(([, itemid]) => itemid);
  const { items: cards } = await readCards(deps, view, {
    where: [
      sql<boolean>`(i.shopid, i.itemid) in (select * from unnest(${shops}::bigint[], ${ids}::bigint[]))`,
    ],
    sorting: byPopularity,
    limit: keys.length,
  });
  return { items: ids.flatMap((wanted) => cards.find(({ itemid }) => itemid === wanted) ?? []) };
}
