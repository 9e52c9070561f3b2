import { expect, it } from 'vitest';
import { brandsQuery } from './brands-query.ts';

it.each([
  ['', {}],
  ['letter=K', { letter: 'K' }],
  ['letter=k', { letter: 'K' }],
  ['letter=%23', { letter: '#' }],
  ['letter=%C3%85', { letter: 'Å' }],
  ['letter=KL', {}],
  ['letter=7', {}],
  ['letter=', {}],
])('%s', (query, expected) => {
  expect(brandsQuery({ route: 'mall-brands', params: {}, query })).toEqual(expected);
});

it('takes the category of the path', () => {
  const input = { route: 'mall-brands-category' as const, params: { categoryId: 7 }, query: 'letter=K' };
  expect(brandsQuery(input)).toEqual({ category: 7, letter: 'K' });
});
