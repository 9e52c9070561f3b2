import { expect, it } from 'vitest';
import type { Variant } from './product.ts';
import { toProductTiers } from './to-product-tiers.ts';

const stored = ['red', 'blue', 'any'].map((id) => [id, { id, width: 1, height: 1 }] as const);

const toVariants = (rows: readonly (readonly [size: string, color: string, ...pictures: string[]])[]) =>
  rows.map(([size, color, ...pictures], index): Variant => ({
    ...{ externalId: `${index}`, line: index + 2, price: { amount: 1, currency: 'SGD' }, stock: 1 },
    ...{ options: { size, color }, identifiers: {}, pictures },
  }));

it.each([
  [
    'the second choice, which they show',
    [
      ['S', 'Red', 'red'],
      ['S', 'Blue', 'blue'],
      ['M', 'Red', 'red'],
      ['M', 'Blue', 'blue'],
    ],
    [[], ['red', 'blue']],
  ],
  [
    'the first choice, which they show',
    [
      ['S', 'Red', 'red'],
      ['M', 'Red', 'blue'],
    ],
    [['red', 'blue']],
  ],
  [
    'the first choice, if they show none',
    [
      ['S', 'Red', 'red'],
      ['S', 'Blue', 'any'],
      ['M', 'Red', 'blue'],
      ['M', 'Blue', 'any'],
    ],
    [['red', 'blue'], []],
  ],
  [
    'none, if an option has none',
    [
      ['S', 'Red', 'red'],
      ['M', 'Red', 'not stored'],
    ],
    [[]],
  ],
] as const)('gives the pictures of variants to %s', (_, rows, pictures) => {
  const { tiers } = toProductTiers({ variants: toVariants(rows) } as never, 'en', new Map(stored));
  expect(tiers.map((tier) => tier.pictures.map(({ id }) => id))).toEqual(pictures);
});
