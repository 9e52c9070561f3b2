import type { CatalogueDeps } from '../catalogue-deps.ts';
import type { KeywordAnalysis } from './analyze-keyword.ts';
import { toSearchCount, writeSearchCounts } from './search-counts.ts';

/** A phrase with fewer searches is not suggested. */
export const minSearches = 3;

/** Counts a search that found something; at once, unless counts are collected. */
export async function countSearch(
  { db, searchCounts }: CatalogueDeps,
  market: string,
  analysis: KeywordAnalysis,
): Promise<void> {
  const count = toSearchCount(market, analysis);
  if (count === undefined) return;
  if (searchCounts) searchCounts.add(count);
  else await writeSearchCounts(db, [count]);
}
