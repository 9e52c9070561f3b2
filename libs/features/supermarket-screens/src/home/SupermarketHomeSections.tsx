import { childCategories } from '@pasar/catalogue-api';
import type { Category, SupermarketHome } from '@pasar/catalogue-api';
import { Banners, CardCarousel, CategoryTiles, ShopCarousel } from '@pasar/page-sections';
import { Section } from '@pasar/layout';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { supermarketCategoryPath, supermarketTrailPath } from '../shared/supermarket-paths.ts';
import { SupermarketVouchers } from '../vouchers/SupermarketVouchers.tsx';
import { DealCarousels } from './DealCarousels.tsx';

/** The second-level categories (fruit, bakery, drinks): the top level has only two or three general ones. */
const secondLevelCategories = (tree: readonly Category[]): readonly Category[] =>
  childCategories(tree).flatMap(({ catid }) => childCategories(tree, catid));

/** The sections of the supermarket's home page; empty ones render nothing. */
export function SupermarketHomeSections({ home }: { readonly home: SupermarketHome }): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  return (
    <>
      <Banners banners={home.banners} />
      <CategoryTiles
        title={t('categories')}
        categories={secondLevelCategories(home.categories)}
        pathOf={({ catid }) => supermarketCategoryPath(home.categories, catid)}
        moreTo={buildPath('supermarket-all-products')}
      />
      {home.vouchers.length === 0 ? null : (
        <Section title={t('vouchers')} moreTo={buildPath('supermarket-vouchers')}>
          <SupermarketVouchers vouchers={home.vouchers.slice(0, 3)} headingLevel="h3" />
        </Section>
      )}
      <DealCarousels home={home} />
      <ShopCarousel title={t('shops')} shops={home.shops} />
      {home.rows.map(({ category, items }) => (
        <CardCarousel
          key={category.catid}
          title={category.name}
          placement={`supermarket-category-${category.catid}`}
          items={items}
          moreTo={supermarketTrailPath([category])}
        />
      ))}
    </>
  );
}
