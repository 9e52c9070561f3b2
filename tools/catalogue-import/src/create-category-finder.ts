import { sql } from 'kysely';
import type { ImportContext } from './import-context.ts';
import { importWords } from './words.data.ts';

export type FoundCategory = { readonly catid: number; readonly path: readonly number[] };

async function findChild({ db, market }: ImportContext, parent: FoundCategory | undefined, name: string) {
  const query = db
    .selectFrom('category')
    .select(['catid', 'path'])
    .where('market', '=', market.code)
    .where(sql<boolean>`lower(name) = lower(${name})`);
  const parentId = parent?.catid ?? null;
  return (parentId === null ? query.where('parent_id', 'is', null) : query.where('parent_id', '=', parentId))
    .orderBy('catid')
    .executeTakeFirst();
}

async function createCategory(
  { db, ids, market }: ImportContext,
  parent: FoundCategory | undefined,
  name: string,
) {
  const catid = ids.next();
  const path = [...(parent?.path ?? []), catid];
  const { last } = await db
    .selectFrom('category')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('market', '=', market.code)
    .executeTakeFirstOrThrow();
  const position = (last ?? 0) + 1;
  const parent_id = parent?.catid ?? null;
  await db
    .insertInto('category')
    .values({
      market: market.code,
      catid,
      parent_id,
      level: path.length,
      name,
      path,
      position,
      picture: null,
      item_count: 0,
    })
    .execute();
  return { catid, path };
}

/** Finds the market's category for a path, and creates missing levels. Queries each path once. */
export function createCategoryFinder(
  context: ImportContext,
): (path: readonly string[]) => Promise<FoundCategory> {
  const found = new Map<string, FoundCategory>();
  const other = importWords[context.market.languages[0]].other;
  return async (path) => {
    let category: FoundCategory | undefined;
    let key = '';
    for (const name of path.length > 0 ? path : [other]) {
      key += `\n${name.toLowerCase()}`;
      category =
        found.get(key) ??
        (await findChild(context, category, name)) ??
        (await createCategory(context, category, name));
      found.set(key, category);
    }
    if (!category) throw new TypeError('A category path needs at least one name.');
    return category;
  };
}
