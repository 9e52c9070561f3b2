import type { SpecIds } from './check-spec-ids.ts';
import { countedKinds } from './counted-kinds.data.ts';
import type { SpecCoverage } from './spec-coverage.ts';

/** The number of implemented rows of a kind. */
export type SpecShare = { readonly kind: string; readonly reached: number; readonly total: number };

/** Returns the share of implemented rows for each counted kind. */
export function specShares(ids: SpecIds, covered: readonly SpecCoverage[]): SpecShare[] {
  const reachedIds = new Set(covered.filter((row) => row.implements.length > 0).map(({ id }) => id));
  return countedKinds.map((kind) => {
    const rows = ids[kind] ?? [];
    return { kind, reached: rows.filter((id) => reachedIds.has(id)).length, total: rows.length };
  });
}
