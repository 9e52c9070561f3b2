import { expect, it } from 'vitest';
import { isEqual } from './is-equal.ts';

const item = { id: 1, name: 'Basket', price: { amount: 5 }, labels: [1, 2] };
const click = () => undefined;

it.each<[string, unknown, unknown, boolean]>([
  ['the same value', item, item, true],
  ['equal fields', item, structuredClone(item), true],
  ['fields in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
  ['the same function', { click }, { click }, true],
  ['another text', item, { ...item, name: 'Bag' }, false],
  ['another nested field', item, { ...item, price: { amount: 6 } }, false],
  ['another element', item, { ...item, labels: [1, 3] }, false],
  ['a longer list', item, { ...item, labels: [1, 2, 3] }, false],
  ['a missing field', item, { id: 1 }, false],
  ['undefined instead of a missing field', { a: undefined }, { b: undefined }, false],
  ['a list instead of an object', { 0: 1 }, [1], false],
  ['null', null, {}, false],
  ['a number as a text', 1, '1', false],
])('compares %s', (_, one, other, equal) => {
  expect([isEqual(one, other), isEqual(other, one)]).toEqual([equal, equal]);
});
