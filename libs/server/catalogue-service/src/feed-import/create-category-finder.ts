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

/** Finds the category of a path; undefined if there is none and none may be created. */
export type CategoryFinder = (path: readonly string[]) => Promise<FoundCategory | undefined>;

/** The deepest category with a name, on any level. */
const findByName = ({ db, market }: ImportContext, name: string) =>
  db
    .selectFrom('category')
    .select(['catid', 'path'])
    .where('market', '=', market.code)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .orderBy('level', 'desc')
    .orderBy('catid')
    .limit(1)
    .executeTakeFirst();

/** Finds the deepest existing category of a path, from its root, else by its last known name. */
async function findExisting(context: ImportContext, path: readonly string[]) {
  let found: FoundCategory | undefined;
  for (const name of path) {
    const child = await findChild(context, found, name);
    if (!child) break;
    found = child;
  }
  if (found) return found;
  for (const name of path.toReversed()) {
    const named = await findByName(context, name);
    if (named) return named;
  }
  return undefined;
}

/** Maximum paths whose category is remembered during a run. */
const maxRemembered = 10_000;

function createExistingCategoryFinder(context: ImportContext): CategoryFinder {
  const known = new Map<string, FoundCategory | undefined>();
  return async (path) => {
    const key = path.join('\n').toLowerCase();
    if (known.has(key)) return known.get(key);
    if (known.size >= maxRemembered) known.clear();
    const found = await findExisting(context, path);
    known.set(key, found);
    return found;
  };
}

/** Finds the market's category for a path, and creates missing levels except for a seller. Queries each path once. */
export function createCategoryFinder(context: ImportContext): CategoryFinder {
  if (context.ownShopId !== undefined) return createExistingCategoryFinder(context);
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
