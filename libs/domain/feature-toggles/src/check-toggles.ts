import { isObject } from '@pasar/json';
import { readEntry } from './read-entry.ts';
import type { ToggleRow } from './toggles.data.ts';

/** Whether a toggle has expired, from midnight (UTC) of its expiry date. `now` in epoch milliseconds. */
export const isExpired = ({ expires }: ToggleRow, now: number): boolean =>
  expires !== undefined && Date.parse(expires) <= now;

const findRowErrors = (row: ToggleRow, index: number, rows: readonly ToggleRow[], now: number): string[] => [
  ...(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(row.name) ? [] : [`${row.name}: is not kebab-case`]),
  ...(rows.findIndex(({ name }) => name === row.name) === index ? [] : [`${row.name}: is listed twice`]),
  ...(isExpired(row, now) ? [`${row.name}: has expired: decide it`] : []),
  ...(row.kind === 'release' && row.expires === undefined ? [`${row.name}: a release needs an end`] : []),
];

/** Returns every error of a table of toggles at `now` (epoch milliseconds), one line each. */
export const checkToggles = (rows: readonly ToggleRow[], now: number): string[] =>
  rows.flatMap((row, index) => findRowErrors(row, index, rows, now));

const findConfigErrors = (name: string, config: unknown, rows: readonly ToggleRow[]): string[] => {
  if (!rows.some((row) => row.name === name)) return [`${name}: is no toggle of the table`];
  if (!isObject(config)) return [`${name}: is not an object of environments`];
  return Object.entries(config).flatMap(([environment, markets]) =>
    Object.keys(isObject(markets) ? markets : { default: markets })
      .filter((market) => readEntry(config, environment, market) === undefined)
      .map((market) => `${name}: ${environment}, ${market}: is malformed`),
  );
};

/** Returns every error of an operator's configuration, one line each. @spec toggle-invalid-config */
export const checkToggleConfigs = (rows: readonly ToggleRow[], configs: unknown): string[] =>
  isObject(configs)
    ? Object.entries(configs).flatMap(([name, config]) => findConfigErrors(name, config, rows))
    : ['is not an object of toggles'];
