import { compileTable } from './compile-table.ts';
import { decide } from './decide.ts';
import { overlaps } from './overlaps.ts';
import { segmentParams, parsePattern } from './parse-pattern.ts';
import type { RouteRow, RouteRows } from './route-row.ts';

/** A violation of the table's rules. */
export type RouteError = {
  readonly route: string;
  readonly breach: string;
};

type Check = (id: string, row: RouteRow, rows: RouteRows) => string[];

const reportIf = (wrong: boolean, breach: string): string[] => (wrong ? [breach] : []);

const listPaths = (row: RouteRow): string[] => [row.path ?? [], row.also ?? []].flat();

const names = (path: string): string[] =>
  parsePattern(path)
    .flatMap(segmentParams)
    .map(({ name }) => name);

const hasKebabId: Check = (id) =>
  reportIf(!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), 'its id is not in kebab-case');

const type = '(:(int|digits|id|username|text|slug))?';

/** A segment of a pattern: literal, any, a parameter, or a name with a marker and its ids. */
const piece = new RegExp(
  `^([^{}*]+|\\*|\\{[\\w-]+(${type}|[?*])\\}|\\{[\\w-]+${type}\\}-[a-z]+(\\.\\{[\\w-]+:int\\})*)$`,
);

const hasReadablePaths: Check = (_, row) =>
  listPaths(row).flatMap((path) => [
    ...reportIf(!path.startsWith('/'), `${path} does not start with a slash`),
    ...path
      .split('/')
      .filter((each) => each !== '' && !piece.test(each))
      .map((each) => `no pattern can hold ${each}`),
  ]);

const namesParamsOnce: Check = (_, row) =>
  listPaths(row).flatMap((path) =>
    reportIf(new Set(names(path)).size < names(path).length, `${path} names a parameter twice`),
  );

const isAnsweredByAnotherRow: Check = (_, { as }, rows) =>
  as === undefined
    ? []
    : reportIf(!rows[as]?.path || rows[as].as !== undefined, `${as} cannot answer for it`);

const countAnswers = (row: RouteRow): number =>
  [row.as, row.answers, row.redirect].filter((each) => each !== undefined).length;

const answersInOneWay: Check = (_, row) => reportIf(countAnswers(row) > 1, 'it answers in more than one way');

const fillsItsTarget: Check = (_, { path = '/', redirect = '' }) =>
  redirect.startsWith('/')
    ? [...redirect.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name = '']) =>
        reportIf(!names(path).includes(name), `its target asks for ${name}, which the path does not have`),
      )
    : reportIf(redirect !== '' && path === '/', 'it redirects from no path');

/** With `1` for every id the target must be a page: no further redirect, no missing parameter. */
const leadsToAPage: Check = (_, { redirect = '' }, rows) => {
  if (!redirect.startsWith('/')) return [];
  const target = redirect.replace(/\{[^{}]+\}/g, '1');
  const { outcome } = decide(compileTable(rows), { url: target }).outcome;
  return reportIf(
    outcome === 'redirect' || outcome === 'not-found',
    `its target ${target} answers ${outcome}`,
  );
};

const opensForSomeone: Check = (_, { gate }) =>
  gate
    ? reportIf(
        gate.markets?.length === 0 || !(gate.markets ?? gate.closedIn ?? gate.toggle),
        'its gate says nothing',
      )
    : [];

const readingChecks: readonly Check[] = [hasKebabId, hasReadablePaths];

const rowChecks: readonly Check[] = [
  namesParamsOnce,
  isAnsweredByAnotherRow,
  answersInOneWay,
  fillsItsTarget,
  opensForSomeone,
];

const findDuplicates = (rows: RouteRows): RouteError[] =>
  overlaps(rows)
    .filter(({ by }) => by[0] === by[1])
    .map(({ wins, over }) => ({ route: over, breach: `nothing tells its addresses from those of ${wins}` }));

const apply = (rows: RouteRows, checks: readonly Check[]): RouteError[] =>
  Object.entries(rows).flatMap(([route, row]) =>
    checks.flatMap((check) => check(route, row, rows).map((breach) => ({ route, breach }))),
  );

/**
 * Returns every violation of the table's rules. Checks run in stages: syntax, single rows, whole table; an error stops the next
 * stage.
 */
export const checkRoutes = (rows: RouteRows): RouteError[] => {
  const stages = [
    () => apply(rows, readingChecks),
    () => apply(rows, rowChecks),
    () => [...findDuplicates(rows), ...apply(rows, [leadsToAPage])],
  ];
  return stages.reduce<RouteError[]>((breaches, stage) => (breaches.length > 0 ? breaches : stage()), []);
};
