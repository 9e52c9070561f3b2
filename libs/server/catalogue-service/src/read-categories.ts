import type { Category } from '@pasar/catalogue-contract';
import type { Database } from '@pasar/database';
import type { Selectable } from 'kysely';
import type { CatalogueDeps } from './catalogue-deps.ts';

type CategoryRow = Selectable<Database['category']>;

export const toCategory = ({
  catid,
  parent_id,
  level,
  name,
  picture,
  item_count,
}: CategoryRow): Category => ({
  catid,
  ...(parent_id === null ? {} : { parent_id }),
  level,
  name,
  ...(picture === null ? {} : { picture }),
  item_count,
});

/** Reads the market's categories, parents before children, siblings in their order. */
export async function readCategories({ db }: CatalogueDeps, market: string): Promise<CategoryRow[]> {
  return db
    .selectFrom('category')
    .selectAll()
    .where('market', '=', market)
    .orderBy('level')
    .orderBy('position')
    .orderBy('catid')
    .execute();
}
