import { languageToggles } from '@pasar/markets';
import { expect, it } from 'vitest';
import type { ToggleRow } from './index.ts';
import { checkToggles, toggleRows } from './index.ts';

const row: ToggleRow = { name: 'a-switch', kind: 'market', owner: 'item', default: false };
const newYear = Date.UTC(2026, 0, 1);

it('has a sound table today', () => {
  expect(checkToggles(toggleRows, Date.now())).toEqual([]);
});

it('knows every toggle that a language hides behind', () => {
  const names = toggleRows.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.values(languageToggles)));
});

it.each([
  { rows: [row], breaches: [] },
  { rows: [row, row], breaches: ['a-switch: stands twice'] },
  { rows: [{ ...row, name: 'A_switch' }], breaches: ['A_switch: is not kebab-case'] },
  { rows: [{ ...row, expires: '2026-01-01' }], breaches: ['a-switch: has expired: decide it'] },
  { rows: [{ ...row, expires: '2026-01-02' }], breaches: [] },
  { rows: [{ ...row, kind: 'release' as const }], breaches: ['a-switch: a release needs an end'] },
])('finds $breaches', ({ rows, breaches }) => {
  expect(checkToggles(rows, newYear)).toEqual(breaches);
});
