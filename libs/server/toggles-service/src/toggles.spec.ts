import { languageToggles } from '@pasar/markets';
import { expect, it } from 'vitest';
import { checkToggles } from './check-toggles.ts';
import { readToggles } from './read-toggles.ts';
import { toggles } from './toggles.data.ts';
import type { ToggleRow } from './toggles.data.ts';

const row: ToggleRow = { name: 'a-switch', kind: 'market', owner: 'item', default: false };

it('has a sound table today', () => {
  expect(checkToggles(toggles, new Date().toISOString().slice(0, 10))).toEqual([]);
});

it('knows every toggle that a language hides behind', () => {
  const names = toggles.map(({ name }) => name);
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
  expect(checkToggles(rows, '2026-01-01')).toEqual(breaches);
});

it.each([
  { market: 'VN' as const, toggle: true },
  { market: 'SG' as const, toggle: false },
])('reads the row of $market', ({ market, toggle }) => {
  expect(readToggles([{ ...row, markets: { VN: true } }], market)).toEqual([{ name: 'a-switch', toggle }]);
});
