import type { SearchFacets } from '@pasar/catalogue-contract';
import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { countMatches } from './count-matches.ts';
import type { Matches } from './count-matches.ts';
import { listingConditions } from './search-filters.ts';
import type { ResolvedRequest } from './search-request.ts';
import { createSharedReads } from './shared-reads.ts';

/** Parameters that do not affect which items are listed. */
const nonFilterParameters = new Set<string>([
  'level',
  'sort_by',
  'order',
  'lat',
  'lon',
  'no_correction',
  'cursor',
  'limit',
]);

/** Returns the name of a precounted list: the market, a category, the mall, the supermarket. */
export function toScopeName(request: ResolvedRequest): string | undefined {
  const filters = Object.entries(request).filter(
    ([name, value]) =>
      !nonFilterParameters.has(name) && value !== undefined && value !== false && value !== '',
  );
  const [[name, value] = ['market', ''], ...others] = filters;
  if (others.length > 0) return undefined;
  if (name === 'category') return `category ${String(value)}`;
  return ['market', 'official', 'mart'].includes(name) ? name : undefined;
}

/** Reads the counts of a list as of the last refresh; undefined if it is not precounted. */
export async function readScope(
  { db }: CatalogueDeps,
  market: string,
  request: ResolvedRequest,
): Promise<Matches | undefined> {
  const scope = toScopeName(request);
  if (scope === undefined) return undefined;
  const row = await db
    .selectFrom('search_scope')
    .select(['total', 'facets'])
    .where('market', '=', market)
    .where('scope', '=', scope)
    .executeTakeFirst();
  return row && { total: row.total, more: false, facets: row.facets as SearchFacets };
}

/** Shorter lists are counted on request. */
const minCountedItems = 1000;

/** Counts the long, popular lists in full. */
export async function refreshScopes(db: Kysely<Database>, market: string): Promise<void> {
  const categories = await db
    .selectFrom('category')
    .select(['catid', 'level'])
    .where('market', '=', market)
    .where('item_count', '>', minCountedItems)
    .execute();
  const requests: ResolvedRequest[] = [
    {},
    { official: true },
    { mart: true },
    ...categories.map(({ catid, level }) => ({ category: catid, level: level as 1 | 2 | 3 })),
  ];
  // The market's categories are the same for all of them.
  const deps = { db, sharedReads: createSharedReads({ maxAgeMs: Number.POSITIVE_INFINITY, now: () => 0 }) };
  const rows = [];
  for (const request of requests) {
    const where = listingConditions(request, { market, now: 0 });
    const { total, facets } = await countMatches(deps, { market, where, level: (request.level ?? 0) + 1 });
    rows.push({ market, scope: toScopeName(request), total, facets });
  }
  await db.deleteFrom('search_scope').where('market', '=', market).execute();
  await sql`insert into search_scope select * from json_populate_recordset(null::search_scope, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}
