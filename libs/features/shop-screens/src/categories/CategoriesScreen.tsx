import { shopPagesApi } from '@pasar/catalogue-api';
import type { Shop } from '@pasar/catalogue-api';
import { EmptyState, ErrorState } from '@pasar/design-system';
import { TitleWithCount } from '@pasar/result-list';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { ShopTiles, ShopTilesSkeleton } from '@pasar/shop-tile';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ShopPage } from '../shared/ShopPage.tsx';
import { shopTabPath } from '../shared/shop-tab-path.ts';
import { shopCategoriesQuery, shopCategoryPath } from './shop-categories.ts';
import { CategoryTile } from './CategoryTile.tsx';

/** The shop's categories, largest first. */
export function CategoriesScreen({ input }: ScreenComponentProps<'shop-category'>): ReactElement {
  const { t } = useTranslation('shop-screens');
  return (
    <ShopPage input={input} tab="categories">
      {(shop) => (
        <>
          <TitleWithCount title={t('tab_categories')} />
          <Categories shop={shop} />
        </>
      )}
    </ShopPage>
  );
}

function Categories({ shop }: { readonly shop: Shop }): ReactElement {
  const { t } = useTranslation('shop-screens');
  const list = shopPagesApi.useGetShopCategoriesInfiniteQuery(shopCategoriesQuery(shop.shopid));
  const [first] = list.currentData?.pages ?? [];
  if (!first && list.isError) return <ErrorState onRetry={list.refetch} retrying={list.isFetching} />;
  if (!first) return <ShopTilesSkeleton />;
  if (first.items.length === 0) return <EmptyState illustration="basket" title={t('empty_title')} />;
  return (
    <ShopTiles
      label={t('tab_categories')}
      hasMore={list.hasNextPage}
      loading={list.isFetching}
      failed={list.isFetchNextPageError}
      onMore={() => void list.fetchNextPage()}
    >
      <CategoryTile
        to={shopTabPath(shop, 'products')}
        name={t('all_products')}
        count={shop.item_count}
        picture={first.all_products_cover}
      />
      {list.currentData?.pages
        .flatMap(({ items }) => items)
        .map(({ catid, name, item_count, picture }) => (
          <CategoryTile
            key={catid}
            to={shopCategoryPath(shop.shopid, catid)}
            name={name}
            count={item_count}
            picture={picture}
          />
        ))}
    </ShopTiles>
  );
}
