// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { addAfterSignIn, takeRequestedAddition } from './requested-addition.ts';

const item = { shopid: 11, itemid: 101 };
const pending = { modelid: 7, quantity: 2 };
const ask = () => addAfterSignIn({ item, returnTo: { pathname: '/a-i.11.101', search: '' } }, pending);

afterEach(() => vi.restoreAllMocks());

it('is taken once', () => {
  expect(ask()).toBe('/a-i.11.101?add=7&qty=2');
  expect([takeRequestedAddition(item, pending), takeRequestedAddition(item, pending)]).toEqual([true, false]);
});

it.each([
  ['item', { ...item, itemid: 102 }, pending],
  ['model', item, { ...pending, modelid: 8 }],
  ['quantity', item, { ...pending, quantity: 3 }],
])('is not taken for another %s', (_, other, addition) => {
  ask();
  expect(takeRequestedAddition(other, addition)).toBe(false);
});

it('is kept in memory where storage is denied', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  ask();
  expect([takeRequestedAddition(item, pending), takeRequestedAddition(item, pending)]).toEqual([true, false]);
});
