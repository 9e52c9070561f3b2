import type { LaterSpecId } from './later-spec-ids.data.ts';
import type { Covered } from './spec-coverage.ts';

/** The rows of the specification by kind; `specIds` is one. */
export type SpecIds = Readonly<Record<string, readonly string[]>>;

/** Kinds of rows of which every single one is kept somewhere, or known to wait. */
const owed = ['rules', 'constants', 'errors'] as const;

const unkept = (ids: SpecIds, known: ReadonlySet<string>): string[] =>
  owed.flatMap((kind) =>
    (ids[kind] ?? [])
      .filter((id) => !known.has(id))
      .map((id) => `${kind}: ${id} is marked nowhere, and not listed as waiting`),
  );

const strangers = (ids: SpecIds, covered: readonly Covered[]): string[] => {
  const known = new Set(Object.values(ids).flat());
  return covered
    .filter(({ id }) => !known.has(id))
    .map(({ id, implements: own, checks }) => `${[...own, ...checks][0]}: no row is named ${id}`);
};

const unchecked = (ids: SpecIds, covered: readonly Covered[]): string[] => {
  const rules = new Set(ids.rules);
  return covered
    .filter(({ id, checks }) => rules.has(id) && checks.length === 0)
    .map(({ id, implements: own }) => `${own[0]}: nothing checks the rule ${id}`);
};

const staleRows = (ids: SpecIds, covered: readonly Covered[], later: readonly LaterSpecId[]): string[] => {
  const owedIds = new Set(owed.flatMap((kind) => ids[kind] ?? []));
  const places = new Map(covered.map(({ id, implements: own, checks }) => [id, [...own, ...checks][0]]));
  return later.flatMap(({ id }) => {
    if (!owedIds.has(id)) return [`${id} is listed as waiting, and is no rule, constant or error`];
    return places.has(id) ? [`${id} is listed as waiting, and is marked: ${places.get(id)}`] : [];
  });
};

const repeated = (later: readonly LaterSpecId[]): string[] =>
  later
    .filter(({ id }, at) => later.findIndex((other) => other.id === id) !== at)
    .map(({ id }) => `${id} is listed as waiting twice`);

/**
 * What is wrong with the marks of the specification's rows: a rule, constant or error that nobody keeps and nobody waits for, a
 * mark that names no row, a rule that nothing checks, and a row that is said to wait while it is there.
 */
export const checkSpecIds = (
  ids: SpecIds,
  covered: readonly Covered[],
  later: readonly LaterSpecId[],
): string[] => {
  const known = new Set([...covered, ...later].map(({ id }) => id));
  return [
    ...unkept(ids, known),
    ...strangers(ids, covered),
    ...unchecked(ids, covered),
    ...staleRows(ids, covered, later),
    ...repeated(later),
  ];
};
