import { expect, it } from 'vitest';
import { carriedQuery } from './carried-query.ts';

it.each<[string, object]>([
  ['', {}],
  ['next=%2Fcart&type=2', { next: '/cart', type: '2' }],
  ['from=a&from_source=b&acquisition_source=c', { from: 'a', from_source: 'b', acquisition_source: 'c' }],
  ['next=&utm_source=x', {}],
])('?%s carries on', (query, expected) => {
  expect(carriedQuery(query)).toEqual(expected);
});
