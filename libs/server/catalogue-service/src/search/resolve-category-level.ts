import type { CatalogueDeps } from '../catalogue-deps.ts';
import type { ResolvedRequest, SearchRequest } from './search-request.ts';

/** Looks up the level of a search's category. */
export async function resolveCategoryLevel(
  { db }: CatalogueDeps,
  market: string,
  request: SearchRequest,
): Promise<ResolvedRequest> {
  if (request.category === undefined) return request;
  const row = await db
    .selectFrom('category')
    .select('level')
    .where('market', '=', market)
    .where('catid', '=', request.category)
    .executeTakeFirst();
  return row ? { ...request, level: row.level as 1 | 2 | 3 } : request;
}
