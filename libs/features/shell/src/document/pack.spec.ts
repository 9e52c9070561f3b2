import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pack, unpack } from './pack.ts';

const travel = (value: unknown): unknown => unpack(JSON.parse(JSON.stringify(pack(value))));

it('writes names and repeated values of a list once', () => {
  const cards = [
    { id: 1, price: { amount: 790, currency: 'SGD' }, official: false, label: 'New' },
    { id: 2, price: { amount: 990, currency: 'SGD' }, official: false },
  ];
  expect(pack(cards)).toEqual({
    $n: 2,
    id: [1, 2],
    price: { $n: 2, amount: [790, 990], currency: { $v: 'SGD' } },
    official: { $v: false },
    label: { $i: [0], $l: ['New'] },
  });
  expect(travel(cards)).toEqual(cards);
});

it('writes booleans as digits, and equal columns once', () => {
  const price = [790, 990].map((amount) => ({ amount, currency: 'SGD' }));
  const cards = price.map((each, index) => ({ price: each, price_min: each, official: index === 1 }));
  expect(pack(cards)).toEqual({
    $n: 2,
    price: { $n: 2, amount: [790, 990], currency: { $v: 'SGD' } },
    price_min: { $c: 'price' },
    official: { $b: '01' },
  });
  expect(travel(cards)).toEqual(cards);
});

const key = fc.constantFrom(
  'id',
  'name',
  '$n',
  '$v',
  '$i',
  '$l',
  '$b',
  '$c',
  '$$n',
  '__proto__',
  'constructor',
  '0',
  '',
);
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false, 0, 1, '', 'SGD'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    fc.array(fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }), { maxLength: 4 }),
  ),
})).value;

it('restores every JSON value', () => {
  const check = (value: unknown) => {
    expect(travel(value)).toEqual(JSON.parse(JSON.stringify(value)));
  };
  fc.assert(fc.property(json, check), { numRuns: 2000 });
  fc.assert(fc.property(fc.jsonValue(), check));
});

it('omits what JSON omits', () => {
  const rows = [
    { id: 1, name: undefined },
    { id: 2, name: 'Lamp' },
  ];
  expect(travel(rows)).toEqual(JSON.parse(JSON.stringify(rows)));
});
