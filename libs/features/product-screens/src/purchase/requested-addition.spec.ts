// @vitest-environment happy-dom
import { noStorages } from '@pasar/persistence';
import type { WebStorages } from '@pasar/persistence';
import { expect, it } from 'vitest';
import { addAfterSignIn, takeRequestedAddition } from './requested-addition.ts';

const item = { shopid: 11, itemid: 101, picture: { id: 'front' } };
const pending = { modelid: 7, quantity: 2 };
const storages: WebStorages = { local: () => localStorage, session: () => sessionStorage };
const ask = (to = storages) =>
  addAfterSignIn(to, { item, returnTo: { pathname: '/a-i.11.101', search: '' } }, pending);

it('is taken once', () => {
  expect(ask()).toBe('/a-i.11.101?add=7&qty=2');
  expect([
    takeRequestedAddition(storages, item, pending),
    takeRequestedAddition(storages, item, pending),
  ]).toEqual([true, false]);
});

it.each([
  ['item', { ...item, itemid: 102 }, pending],
  ['model', item, { ...pending, modelid: 8 }],
  ['quantity', item, { ...pending, quantity: 3 }],
])('is not taken for another %s', (_, other, addition) => {
  ask();
  expect(takeRequestedAddition(storages, other, addition)).toBe(false);
});

it('is stored in memory where storage is denied', () => {
  ask(noStorages);
  expect([
    takeRequestedAddition(noStorages, item, pending),
    takeRequestedAddition(noStorages, item, pending),
  ]).toEqual([true, false]);
});
