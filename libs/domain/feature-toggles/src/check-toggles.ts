import type { ToggleRow } from './toggles.data.ts';

/** Whether a switch's day has come: from its midnight (UTC) on it has to be decided. `now` in epoch milliseconds. */
export const isExpired = ({ expires }: ToggleRow, now: number): boolean =>
  expires !== undefined && Date.parse(expires) <= now;

const breachesOf = (row: ToggleRow, index: number, rows: readonly ToggleRow[], now: number): string[] => [
  ...(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(row.name) ? [] : [`${row.name}: is not kebab-case`]),
  ...(rows.findIndex(({ name }) => name === row.name) === index ? [] : [`${row.name}: stands twice`]),
  ...(isExpired(row, now) ? [`${row.name}: has expired: decide it`] : []),
  ...(row.kind === 'release' && row.expires === undefined ? [`${row.name}: a release needs an end`] : []),
];

/** Everything that is wrong with a table of toggles at a moment (epoch milliseconds), a line each. */
export const checkToggles = (rows: readonly ToggleRow[], now: number): string[] =>
  rows.flatMap((row, index) => breachesOf(row, index, rows, now));
