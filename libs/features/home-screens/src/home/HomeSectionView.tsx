import { trailPath } from '@pasar/catalogue-api';
import type { HomeSection, ServerTime } from '@pasar/catalogue-api';
import { Banners, CardShelf, CategoryTiles, ShopShelf } from '@pasar/front-page';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FlashSale } from './FlashSale.tsx';

type HomeSectionViewProps = { readonly section: HomeSection; readonly clock: ServerTime };

/** One part of the page, by its kind. A kind that has nothing to show takes no room. */
export const HomeSectionView = ({ section, clock }: HomeSectionViewProps): ReactElement | null => {
  const { t } = useTranslation('home-screens');
  const { market } = useScreenContext();
  switch (section.kind) {
    case 'banners':
      return <Banners banners={section.banners} />;
    case 'categories':
      return (
        <CategoryTiles
          title={t('categories')}
          categories={section.categories}
          pathOf={(category) => trailPath([category])}
          moreTo={buildPath('all-categories')}
        />
      );
    case 'flash-sale':
      return <FlashSale items={section.items} endsAt={section.ends_at} clock={clock} />;
    case 'mall':
      return (
        <ShopShelf title={t('mall')} shops={section.shops} moreTo={buildPath('mall', {}, {}, market.code)} />
      );
    case 'top-products':
      return (
        <CardShelf
          title={t('top_products')}
          placement="home-top-products"
          items={section.items}
          moreTo={buildPath('top-products')}
        />
      );
    case 'supermarket':
      return (
        <CardShelf
          title={t('supermarket')}
          placement="home-supermarket"
          items={section.items}
          moreTo={buildPath('supermarket')}
        />
      );
  }
};
