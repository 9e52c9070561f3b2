import { readStoredOverrides } from './toggle-storage.ts';
import type { ToggleRow } from './toggles.data.ts';

/**
 * The names of enabled toggles after local overrides (doc1 §4). Only toggles of the table and boolean values are accepted,
 * since the overrides come from a browser.
 * @spec toggle-sources
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
