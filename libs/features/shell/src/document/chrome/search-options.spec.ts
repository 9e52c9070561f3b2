import type { Suggestion } from '@pasar/catalogue-api';
import { expect, it } from 'vitest';
import { buildSearchOptions } from './search-options.ts';

const words = (key: string, values?: Readonly<Record<string, string>>) =>
  [key, ...Object.values(values ?? {})].join(' ');

const suggested: readonly Suggestion[] = [
  { kind: 'keyword', text: 'mango', link: '/search?keyword=mango' },
  { kind: 'category', text: 'Mats', link: '/Mats-cat.4' },
  { kind: 'shop', text: 'Marina', link: '/marina' },
];

it.each([
  [
    'empty input: own searches first, then popular ones',
    '',
    ['tin', 'mat'],
    ['tin', 'mat', 'mango', 'Mats', 'Marina'],
  ],
  [
    'own searches go on from the text',
    'MA',
    ['tin', 'mat'],
    ['mat', 'mango', 'Mats', 'Marina', 'suggest_shops_named MA'],
  ],
  ['no duplicates', 'ma', ['mango'], ['mango', 'Mats', 'Marina', 'suggest_shops_named ma']],
])('%s', (_, text, recent, expected) => {
  expect(buildSearchOptions({ text, recent, suggested }, words).map((option) => option.text)).toEqual(
    expected,
  );
});

it('labels shops and categories, links each option, and remembers only keywords', () => {
  const options = buildSearchOptions({ text: 'ma', recent: ['mat'], suggested }, words);
  expect(options.map(({ icon, note, link, keyword }) => [icon, note, link, keyword])).toEqual([
    ['clock', undefined, '/search?keyword=mat', 'mat'],
    ['search', undefined, '/search?keyword=mango', 'mango'],
    ['grid', 'suggest_category', '/Mats-cat.4', undefined],
    ['store', 'suggest_shop', '/marina', undefined],
    ['store', undefined, '/search_user?keyword=ma', undefined],
  ]);
});

it('shows a product with picture, price and category, and remembers no search for it', () => {
  const product: Suggestion = {
    ...{ kind: 'product' as const, text: 'Mango tree', link: '/Mango-tree-i.1.2', category: 'Garden' },
    ...{ picture: { id: 'tree', width: 4, height: 3 }, price: { amount: 990, currency: 'SGD' } },
  };
  const [option] = buildSearchOptions({ text: 'ma', recent: [], suggested: [product] }, words);
  expect(option).toEqual({
    ...{ text: product.text, link: product.link, note: 'Garden' },
    ...{ picture: product.picture, price: product.price },
  });
});
