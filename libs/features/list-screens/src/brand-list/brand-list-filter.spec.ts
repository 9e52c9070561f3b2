import { expect, it } from 'vitest';
import { brandListPath, parseBrandListFilter } from './brand-list-filter.ts';

it.each([
  [{}, {}],
  [{ brand: 'Kayu' }, { brand: 'Kayu' }],
  [
    { brand: 'Kayu', category: 'Home-Living.12' },
    { brand: 'Kayu', category: 12 },
  ],
  [
    { brand: 'Kayu', category: '12' },
    { brand: 'Kayu', category: 12 },
  ],
  [
    { brand: 'Kayu', category: 'x.12', attribute: 'Riau' },
    { brand: 'Kayu', category: 12, attribute: 'Riau' },
  ],
  [{ brand: 'Kayu', category: 'Home' }, undefined],
  [{ brand: 'Kayu', category: 'Home.0' }, undefined],
])('%o', (params, filter) => {
  expect(parseBrandListFilter({ params })).toEqual(filter);
});

/** @spec list */
it.each([
  [{ brand: 'Kayu & Co' }, '/list/Kayu%20%26%20Co'],
  [{ brand: 'Kayu', category: { catid: 12, name: 'Home & Living' } }, '/list/Kayu/Home-Living.12'],
  [{ brand: 'Kayu', category: { catid: 12, name: '' }, attribute: 'Riau' }, '/list/Kayu/12/Riau'],
])('%o', (step, path) => {
  expect(brandListPath(step)).toBe(path);
});
