import { expect, it } from 'vitest';
import { noResultMessages } from './no-result.data.ts';

it.each([
  ['filters leave nothing', 'no-result-filter', {}, 'none_filter_title', 'clear'],
  ['a shop without results', 'no-result-shop', { keyword: 'mat' }, 'none_shop_title', 'widen'],
  ['a shop without anything', 'no-result-shop', {}, 'none_category_title', 'categories'],
  ['the mall without results', 'no-result-mall', { keyword: 'mat' }, 'none_mall_title', 'widen'],
  ['a forbidden keyword', 'no-result-censored', { keyword: 'x' }, 'none_censored_title', 'categories'],
  [
    'other searches find something',
    'no-result-smart-next-search',
    { keyword: 'x' },
    'none_title',
    'categories',
  ],
  ['nothing at all', 'no-result', { keyword: 'x' }, 'none_title', 'categories'],
] as const)('%s', (_, state, params, title, way) => {
  expect(noResultMessages(state, { params })).toMatchObject({ title, way });
});
