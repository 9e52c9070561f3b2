import { filterFlags } from '@pasar/search-params';
import { expect, it } from 'vitest';
import { allFlags, countedAs, flagGroups } from './flag-groups.data.ts';

const flagsOf = (...given: Parameters<typeof flagGroups>) =>
  flagGroups(...given).flatMap(({ flags }) => flags);

it('offers every flag that an address can have, once', () => {
  expect([...allFlags].sort()).toEqual(Object.keys(filterFlags).sort());
});

it.each([
  ['cash on delivery where the market has it', { cod: true }, {}, 'payCOD', true],
  ['none where it has not', { cod: false }, {}, 'payCOD', false],
  ['the shop kind in the whole market', { cod: true }, {}, 'officialMall', true],
  ['none that the path settles', { cod: true }, { officialMall: true }, 'officialMall', false],
] as const)('%s', (_, market, scope, flag, offered) => {
  expect(flagsOf(market, scope).includes(flag)).toBe(offered);
});

it('knows under which name the answer counts it', () => {
  expect(countedAs('filterVideo')).toBe('video');
});
