import type { Database } from '@pasar/database';
import type { Selectable } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { unsharedReads } from './shared-reads.ts';

/** The names of a market's categories and their positions among siblings, by id. */
export type CategoryIndex = ReadonlyMap<
  string,
  Pick<Selectable<Database['category']>, 'name' | 'names' | 'position'>
>;

async function readIndex({ db }: CatalogueDeps, market: string): Promise<CategoryIndex> {
  const rows = await db
    .selectFrom('category')
    .select(['catid', 'name', 'names', 'position'])
    .where('market', '=', market)
    .execute();
  return new Map(rows.map((row) => [String(row.catid), row]));
}

/** Reads the categories, or shares those that another search has read in the last seconds. */
export const readCategoryIndex = (deps: CatalogueDeps, market: string): Promise<CategoryIndex> =>
  (deps.sharedReads ?? unsharedReads)(`categories ${market}`, () => readIndex(deps, market));
