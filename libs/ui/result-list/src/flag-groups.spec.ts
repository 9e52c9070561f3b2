import { filterFlags } from '@pasar/search-params';
import { expect, it } from 'vitest';
import { allFlags, countedAs, flagGroups } from './flag-groups.data.ts';

const listFlags = (...given: Parameters<typeof flagGroups>) =>
  flagGroups(...given).flatMap(({ flags }) => flags);

it('offers every flag of the query once', () => {
  expect([...allFlags].sort()).toEqual(Object.keys(filterFlags).sort());
});

const all = { cod: true, installmentWhitelist: true };

it.each([
  ['cash on delivery in a market with it', all, {}, 'payCOD', true],
  ['omitted in a market without it', { ...all, cod: false }, {}, 'payCOD', false],
  ['installments where the market offers them', all, {}, 'installment', true],
  [
    'omitted where the response does not count it',
    { ...all, installmentWhitelist: false },
    {},
    'installment',
    false,
  ],
  ['none by card either', { ...all, installmentWhitelist: false }, {}, 'ccInstallment', false],
  ['none without a card either', { ...all, installmentWhitelist: false }, {}, 'nonCCInstallment', false],
  ['the shop kind in the whole market', all, {}, 'officialMall', true],
  ['none that the path fixes', all, { officialMall: true }, 'officialMall', false],
] as const)('%s', (_, market, scope, flag, offered) => {
  expect(listFlags(market, scope).includes(flag)).toBe(offered);
});

it('finds the response field that counts it', () => {
  expect(countedAs('filterVideo')).toBe('video');
});
