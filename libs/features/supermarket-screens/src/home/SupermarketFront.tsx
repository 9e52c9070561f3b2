import { childCategories } from '@pasar/catalogue-api';
import type { Category, SupermarketHome } from '@pasar/catalogue-api';
import { Banners, CardCarousel, CategoryTiles, ShopCarousel } from '@pasar/front-page';
import { Section } from '@pasar/layout';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { supermarketCategoryPath, supermarketTrailPath } from '../shared/supermarket-paths.ts';
import { MartVouchers } from '../vouchers/MartVouchers.tsx';
import { DealShelves } from './DealShelves.tsx';

/** What hangs over the aisles: fruit, bakery, drinks. The two or three departments above them say too little. */
const aislesOf = (tree: readonly Category[]): readonly Category[] =>
  childCategories(tree).flatMap(({ catid }) => childCategories(tree, catid));

/** The parts of the supermarket's first page; one with nothing in it takes no room. */
export const SupermarketFront = ({ home }: { readonly home: SupermarketHome }): ReactElement => {
  const { t } = useTranslation('supermarket-screens');
  return (
    <>
      <Banners banners={home.banners} />
      <CategoryTiles
        title={t('categories')}
        categories={aislesOf(home.categories)}
        pathOf={({ catid }) => supermarketCategoryPath(home.categories, catid)}
        moreTo={buildPath('supermarket-all-products')}
      />
      {home.vouchers.length === 0 ? null : (
        <Section title={t('vouchers')} moreTo={buildPath('supermarket-vouchers')}>
          <MartVouchers vouchers={home.vouchers.slice(0, 3)} />
        </Section>
      )}
      <DealShelves home={home} />
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
};
