import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'Banners',
    'CardShelf',
    'CardShelfStandIns',
    'CategoryLinks',
    'CategoryPlan',
    'CategoryTabs',
    'CategoryTiles',
    'FrontPage',
    'FrontSkeleton',
    'NothingYet',
    'PageTitle',
    'PillLinks',
    'PlaceBar',
    'SearchableList',
    'ShopShelf',
    'ShopShelfStandIns',
    'WholeList',
    'frontNamespaces',
  ]);
});
