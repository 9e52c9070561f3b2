import type { Category } from '@pasar/catalogue-contract';
import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { CatalogueDeps } from './catalogue-deps.ts';

type CategoryRow = Selectable<Database['category']>;

/** The name of category `c` in a language, if it has one, as a column. */
export const categoryName = (language = '') => sql<string>`coalesce(c.names ->> ${language}::text, c.name)`;

/** Returns a category's name in a language, if it has one, else in the market's first. */
export const nameIn = ({ name, names }: Pick<CategoryRow, 'name' | 'names'>, language = ''): string =>
  names[language] ?? name;

/** Returns a function that presents a category in a language. */
export const toCategoryIn =
  (language?: string) =>
  ({ catid, parent_id, level, picture, item_count, ...texts }: CategoryRow): Category => ({
    catid,
    ...(parent_id === null ? {} : { parent_id }),
    level,
    name: nameIn(texts, language),
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
