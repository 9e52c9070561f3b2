import type { Concept } from './concepts.ts';
import type { Engine } from './engines.ts';
import type { KnownItemQuery } from './known-items.ts';

const hits = (ids: readonly string[], wanted: ReadonlySet<string>): number =>
  ids.slice(0, 10).filter((id) => wanted.has(id)).length;

const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length);

/** A query with a score below 1, printed with `BENCH_SHORTFALLS`. */
export type Shortfall = {
  readonly query: string;
  readonly score: number;
};
export type EngineMeasurement = {
  readonly score: number;
  readonly shortfalls: readonly Shortfall[];
};

async function measure<Query extends { readonly query: string }>(
  engine: Engine,
  queries: readonly Query[],
  score: (ids: readonly string[], query: Query) => number,
): Promise<EngineMeasurement> {
  const scores: Shortfall[] = [];
  for (const each of queries)
    scores.push({ query: each.query, score: score(await engine(each.query), each) });
  return {
    score: mean(scores.map((each) => each.score)),
    shortfalls: scores.filter((each) => each.score < 1).sort((a, b) => a.score - b.score),
  };
}

/** Measures the share of queries with their product among the first ten results. */
export const measureHits = (engine: Engine, queries: readonly KnownItemQuery[]): Promise<EngineMeasurement> =>
  measure(engine, queries, (ids, { wanted }) => Math.min(1, hits(ids, wanted)));

/** Measures the share of relevant products among the first ten results, or fewer if fewer are relevant. */
export const measurePrecision = (engine: Engine, queries: readonly Concept[]): Promise<EngineMeasurement> =>
  measure(engine, queries, (ids, { relevant }) => hits(ids, relevant) / Math.min(10, relevant.size));
