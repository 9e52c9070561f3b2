import { readStoredOverrides } from './toggle-storage.ts';
import type { ToggleRow } from './toggles.data.ts';

/**
 * The names that are on once local overrides lie on top (doc1 §4): those of the table's toggles alone, and only `true` and
 * `false`, since the text comes from a browser. @spec toggle-sources
 */
export const overrideNames = (
  names: readonly string[],
  stored: unknown,
  rows: readonly ToggleRow[],
): readonly string[] => {
  const overrides = readStoredOverrides(stored);
  const own = rows.filter(
    ({ name }) => Object.hasOwn(overrides, name) && typeof overrides[name] === 'boolean',
  );
  if (own.length === 0) return names;
  const decided = new Set(own.map(({ name }) => name));
  return [
    ...names.filter((name) => !decided.has(name)),
    ...own.filter(({ name }) => overrides[name] === true).map(({ name }) => name),
  ];
};
