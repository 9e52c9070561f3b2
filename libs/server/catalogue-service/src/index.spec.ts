import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports what its README names', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'createIndexer',
    'createKnownStrips',
    'foldText',
    'integerCursor',
    'numberCursor',
    'readCards',
    'refreshCatalogue',
    'refreshListedSales',
    'registerCatalogueCalls',
    'registerPictures',
    'shopBriefColumns',
    'toShopBrief',
  ]);
});
