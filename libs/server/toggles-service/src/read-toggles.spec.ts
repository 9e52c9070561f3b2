import type { ToggleRow } from '@pasar/feature-toggles';
import { expect, it } from 'vitest';
import { readToggles } from './read-toggles.ts';

const row: ToggleRow = { name: 'a-switch', kind: 'market', owner: 'item', default: false };

it.each([
  { market: 'VN' as const, toggle: true },
  { market: 'SG' as const, toggle: false },
])('reads the row of $market', ({ market, toggle }) => {
  expect(readToggles([{ ...row, markets: { VN: true } }], market)).toEqual([{ name: 'a-switch', toggle }]);
});
