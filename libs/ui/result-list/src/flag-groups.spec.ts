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
  ['cash on delivery where the market has it', all, {}, 'payCOD', true],
  ['none where it has not', { ...all, cod: false }, {}, 'payCOD', false],
  ['installments where the market offers them', all, {}, 'installment', true],
  ['none where it does not', { ...all, installmentWhitelist: false }, {}, 'installment', false],
  ['none by card either', { ...all, installmentWhitelist: false }, {}, 'ccInstallment', false],
  ['none without a card either', { ...all, installmentWhitelist: false }, {}, 'nonCCInstallment', false],
  ['the shop kind in the whole market', all, {}, 'officialMall', true],
  ['none that the path settles', all, { officialMall: true }, 'officialMall', false],
] as const)('%s', (_, market, scope, flag, offered) => {
  expect(listFlags(market, scope).includes(flag)).toBe(offered);
});

it('knows the field under which the response counts it', () => {
  expect(countedAs('filterVideo')).toBe('video');
});
