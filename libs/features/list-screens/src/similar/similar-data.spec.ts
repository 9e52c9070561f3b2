import type { ScreenInput } from '@pasar/screen-kit';
import { expect, it } from 'vitest';
import { startItem } from './similar-data.ts';
import type { SimilarRoute } from './similar-data.ts';

/** @spec find-similar-products product-similar */
it.each([
  ['the id in the path', { shopId: 1, itemId: 2 }, '', { shopid: 1, itemid: 2 }],
  ['the id in the query', {}, 'shopid=1&itemid=2', { shopid: 1, itemid: 2 }],
  ['only one id', {}, 'itemid=2', undefined],
  ['nonsense', {}, 'shopid=x&itemid=-2', undefined],
  ['nothing', {}, '', undefined],
])('%s', (_, params, query, key) => {
  const input = { route: 'find-similar-products', params, query } as ScreenInput<SimilarRoute>;
  expect(startItem(input)).toEqual(key);
});
