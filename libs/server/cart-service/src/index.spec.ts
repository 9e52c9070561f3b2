import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports what its readme says', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'compareLineKeys',
    'findLineProblem',
    'findShopper',
    'lineKeyText',
    'loadDeals',
    'loadOffers',
    'priceLine',
    'priceOffer',
    'registerCartCalls',
    'toWireKey',
  ]);
});
