import type { MallHome } from '@pasar/catalogue-api';
import { Banners, CardCarousel, CategoryTiles, ShopCarousel } from '@pasar/page-sections';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { mallCategoryPath, buildMallPath, mallPopularPath } from '../shared/mall-paths.ts';

/** The sections of the mall's home page; empty ones render nothing. */
export function MallHomeSections({ home }: { readonly home: MallHome }): ReactElement {
  const { t } = useTranslation('mall-screens');
  const { market } = useScreenContext();
  return (
    <>
      <Banners banners={home.banners} />
      <CategoryTiles
        title={t('categories')}
        categories={home.categories}
        pathOf={(category) => mallCategoryPath(category, market)}
        moreTo={buildMallPath('mall-categories', market)}
      />
      <ShopCarousel title={t('brands')} shops={home.brands} moreTo={buildMallPath('mall-brands', market)} />
      {home.rows.map(({ category, items }) => (
        <CardCarousel
          key={category.catid}
          title={t('popular_in', { name: category.name })}
          placement={`mall-category-${category.catid}`}
          items={items}
          moreTo={mallPopularPath(category, market)}
        />
      ))}
    </>
  );
}
