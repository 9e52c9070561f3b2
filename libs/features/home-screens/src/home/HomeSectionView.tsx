import type { HomeSection, ServerTime } from '@pasar/catalogue-api';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Banners } from './Banners.tsx';
import { CardShelf } from './CardShelf.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { FlashSale } from './FlashSale.tsx';
import { MallShops } from './MallShops.tsx';

type HomeSectionViewProps = { readonly section: HomeSection; readonly clock: ServerTime };

/** One part of the page, by its kind. A kind that has nothing to show takes no room. */
export const HomeSectionView = ({ section, clock }: HomeSectionViewProps): ReactElement | null => {
  const { t } = useTranslation('home-screens');
  switch (section.kind) {
    case 'banners':
      return <Banners banners={section.banners} />;
    case 'categories':
      return <CategoryTiles categories={section.categories} />;
    case 'flash-sale':
      return <FlashSale items={section.items} endsAt={section.ends_at} clock={clock} />;
    case 'mall':
      return <MallShops shops={section.shops} />;
    case 'top-products':
      return (
        <CardShelf
          title={t('top_products')}
          placement="home-top-products"
          items={section.items}
          moreTo={buildPath('search', {}, { sortBy: 'sales' })}
        />
      );
    case 'supermarket':
      return <CardShelf title={t('supermarket')} placement="home-supermarket" items={section.items} />;
  }
};
