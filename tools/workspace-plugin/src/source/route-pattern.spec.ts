import { expect, it } from 'vitest';
import { exampleParams, examplePath } from './route-pattern.ts';

it.each([
  ['/gifts', '/gifts', {}],
  ['/gift/{giftId:int}', '/gift/1', { giftId: 1 }],
  ['/{seoName}-i.{shopId:int}/{code:digits}', '/seoname-i.1/1', { seoName: 'seoname', shopId: 1, code: '1' }],
])('%s has an example', (pattern, path, params) => {
  expect([examplePath(pattern), exampleParams(pattern)]).toEqual([path, params]);
});
