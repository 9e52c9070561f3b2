import type { SpecIds } from './check-spec-ids.ts';
import { countedKinds } from './counted-kinds.data.ts';
import type { SpecCoverage } from './spec-coverage.ts';

/** How many rows of a kind an app implements. */
export type SpecShare = { readonly kind: string; readonly reached: number; readonly total: number };

/** The share of each counted kind of rows that has a mark in reached code. */
export function specShares(ids: SpecIds, covered: readonly SpecCoverage[]): SpecShare[] {
  const reachedIds = new Set(covered.filter((row) => row.implements.length > 0).map(({ id }) => id));
  return countedKinds.map((kind) => {
    const rows = ids[kind] ?? [];
    return { kind, reached: rows.filter((id) => reachedIds.has(id)).length, total: rows.length };
  });
}
