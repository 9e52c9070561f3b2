import { catalogueApi } from '@pasar/catalogue-api';
import { ButtonLink, EmptyState, ErrorState } from '@pasar/design-system';
import type { ListAddress } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import { ShopTile, ShopTiles, ShopTilesSkeleton } from '@pasar/shop-tile';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { toShopQuery } from './search-user-data.ts';

type Props = {
  readonly address: ListAddress;
  /** Accessible name of the list. */
  readonly label: string;
};

/** The matching shops, in an infinite list. */
export function FoundShops({ address, label }: Props): ReactElement {
  const list = catalogueApi.useSearchUsersInfiniteQuery(toShopQuery(address));
  const shops = list.currentData?.pages.flatMap(({ users }) => users);
  if (!shops && list.isError) return <ErrorState onRetry={list.refetch} retrying={list.isFetching} />;
  if (!shops) return <ShopTilesSkeleton />;
  if (shops.length === 0) return <NoShop address={address} />;
  return (
    <ShopTiles
      label={label}
      hasMore={list.hasNextPage}
      loading={list.isFetching}
      failed={list.isFetchNextPageError}
      onMore={() => void list.fetchNextPage()}
    >
      {shops.map((shop) => (
        <li key={shop.shopid}>
          <ShopTile shop={shop} headingLevel="h2" />
        </li>
      ))}
    </ShopTiles>
  );
}

function NoShop({ address: { params } }: Pick<Props, 'address'>): ReactElement {
  const { t } = useTranslation('search-screens');
  const { keyword } = params;
  const products = keyword === undefined ? buildPath('search-user') : buildPath('search', {}, { keyword });
  return (
    <EmptyState
      illustration="lens"
      title={t('no_shop_title')}
      text={t('no_shop_text')}
      action={
        <ButtonLink to={products}>
          {keyword === undefined ? t('all_shops') : t('products_instead', { keyword })}
        </ButtonLink>
      }
    />
  );
}
