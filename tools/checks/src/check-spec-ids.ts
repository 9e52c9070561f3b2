import { countedKinds } from './counted-kinds.data.ts';
import type { SpecCoverage } from './spec-coverage.ts';
import type { WaitingSpecIds } from './waiting-spec-ids.data.ts';

/** The specification's rows by kind; `specIds` is the current value. */
export type SpecIds = Readonly<Record<string, readonly string[]>>;

const firstLocation = ({ implements: reached, unreached, checks }: SpecCoverage): string | undefined =>
  [...reached, ...unreached, ...checks][0];

const missing = (ids: SpecIds, reached: ReadonlySet<string>, waiting: ReadonlySet<string>): string[] =>
  countedKinds.flatMap((kind) =>
    (ids[kind] ?? [])
      .filter((id) => !reached.has(id) && !waiting.has(id))
      .map((id) => `${kind}: ${id} is marked in no code that an app reaches, and not listed as waiting`),
  );

function unknownIds(ids: SpecIds, covered: readonly SpecCoverage[]): string[] {
  const known = new Set(Object.values(ids).flat());
  return covered
    .filter(({ id }) => !known.has(id))
    .map((row) => `${firstLocation(row)}: no row is named ${row.id}`);
}

function uncheckedRules(ids: SpecIds, covered: readonly SpecCoverage[]): string[] {
  const rules = new Set(ids['rules']);
  return covered
    .filter(({ id, checks }) => rules.has(id) && checks.length === 0)
    .map((row) => `${firstLocation(row)}: nothing checks the rule ${row.id}`);
}

function findStaleRows(ids: SpecIds, waiting: readonly string[], reached: ReadonlySet<string>): string[] {
  const counted = new Set(countedKinds.flatMap((kind) => ids[kind] ?? []));
  return waiting.flatMap((id) => {
    if (!counted.has(id)) return [`${id} is listed as waiting, and is no counted row`];
    return reached.has(id) ? [`${id} is listed as waiting, and an app reaches its mark`] : [];
  });
}

const repeatedRows = (waiting: readonly string[]): string[] =>
  waiting.filter((id, at) => waiting.indexOf(id) !== at).map((id) => `${id} is listed as waiting twice`);

/**
 * Reports problems with the specification's marks: a counted row that is neither implemented in reached code nor waiting, a
 * mark of an unknown row, a rule without a check, and a waiting row that is implemented.
 */
export function checkSpecIds(
  ids: SpecIds,
  covered: readonly SpecCoverage[],
  later: readonly WaitingSpecIds[],
): string[] {
  const reached = new Set(covered.filter((row) => row.implements.length > 0).map(({ id }) => id));
  const waiting = later.flatMap((row) => row.ids);
  return [
    ...missing(ids, reached, new Set(waiting)),
    ...unknownIds(ids, covered),
    ...uncheckedRules(ids, covered),
    ...findStaleRows(ids, waiting, reached),
    ...repeatedRows(waiting),
  ];
}
