import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports exactly what the README lists', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'Banners',
    'CardCarousel',
    'CardCarouselSkeleton',
    'CategoryLinks',
    'CategoryTabs',
    'CategoryTiles',
    'CategoryTree',
    'EmptyList',
    'FrontPage',
    'FrontSkeleton',
    'InfiniteItemList',
    'PageTitle',
    'PillLinks',
    'SearchableList',
    'SectionNav',
    'ShopCarousel',
    'ShopCarouselSkeleton',
    'frontNamespaces',
  ]);
});
