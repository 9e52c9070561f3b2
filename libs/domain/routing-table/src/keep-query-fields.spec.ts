import { expect, it } from 'vitest';
import { keepQueryFields } from './keep-query-fields.ts';

it.each([
  ['no query', '/search', '/search'],
  ['an empty query', '/search?', '/search'],
  ['fields that are not known', '/search?utm_source=a&keyword=tea&fbclid=1', '/search?keyword=tea'],
  ['no known field', '/search?utm_source=a&_=1', '/search'],
  ['another order', '/search?page=2&keyword=tea', '/search?keyword=tea&page=2'],
  ['values as they were escaped', '/search?keyword=a%20b+c%2', '/search?keyword=a%20b+c%2'],
  ['an escaped name', '/search?%6beyword=tea', '/search?%6beyword=tea'],
  ['a repeated field, in order', '/search?page=2&page=1', '/search?page=2&page=1'],
  ['a field without a value', '/search?keyword&x', '/search?keyword'],
  ['a question mark in a value', '/search?keyword=a?b', '/search?keyword=a?b'],
  ['a hash', '/search?page=1#x?keyword=2', '/search?page=1'],
  ['names of an object’s own', '/search?__proto__=1&constructor=2', '/search'],
])('%s', (_, url, expected) => {
  expect(keepQueryFields(url, ['keyword', 'page'])).toBe(expected);
});
