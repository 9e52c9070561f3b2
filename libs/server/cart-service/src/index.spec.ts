import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports what its readme says', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'byLineKey',
    'findShopper',
    'keyText',
    'lineProblem',
    'loadDeals',
    'loadOffers',
    'priceLine',
    'priceOffer',
    'registerCartCalls',
    'toWireKey',
  ]);
});
