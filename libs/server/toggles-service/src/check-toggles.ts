import type { ToggleRow } from './toggles.data.ts';

const breachesOf = (row: ToggleRow, index: number, rows: readonly ToggleRow[], today: string): string[] => [
  ...(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(row.name) ? [] : [`${row.name}: is not kebab-case`]),
  ...(rows.findIndex(({ name }) => name === row.name) === index ? [] : [`${row.name}: stands twice`]),
  ...(row.expires !== undefined && row.expires <= today ? [`${row.name}: has expired: decide it`] : []),
  ...(row.kind === 'release' && row.expires === undefined ? [`${row.name}: a release needs an end`] : []),
];

/** Everything that is wrong with a table of toggles on a day (`YYYY-MM-DD`), a line each. */
export const checkToggles = (rows: readonly ToggleRow[], today: string): string[] =>
  rows.flatMap((row, index) => breachesOf(row, index, rows, today));
