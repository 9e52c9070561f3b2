import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'attributionKey',
    'attributionParams',
    'captureAttribution',
    'lineShoppingPartners',
    'nextAttribution',
    'readAttributionParams',
  ]);
});

it('keeps under the name of the specification', () => {
  expect(library.attributionKey).toBe('sp_af');
  expect(library.attributionParams).toHaveLength(19);
});
