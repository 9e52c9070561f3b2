import { catalogueApi } from '@pasar/catalogue-api';
import type { ShopBrief } from '@pasar/catalogue-api';
import { Button, ButtonLink, EmptyState, ErrorState, Skeleton } from '@pasar/design-system';
import { Late, useNearEnd } from '@pasar/item-list';
import type { ListAddress } from '@pasar/result-list';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ShopTile } from '../shops/ShopTile.tsx';
import { shopQueryOf } from './search-user-data.ts';
import styles from './FoundShops.module.css';

type Props = { readonly address: ListAddress };

/** The shops that were found, as many as one scrolls for. */
export const FoundShops = ({ address }: Props): ReactElement => {
  const list = catalogueApi.useSearchUsersInfiniteQuery(shopQueryOf(address));
  const shops = list.currentData?.pages.flatMap(({ users }) => users);
  if (!shops && list.isError) return <ErrorState onRetry={list.refetch} retrying={list.isFetching} />;
  if (!shops)
    return (
      <Late>
        <Waiting />
      </Late>
    );
  if (shops.length === 0) return <NoShop address={address} />;
  return (
    <>
      <Shops shops={shops} />
      <More
        hasMore={list.hasNextPage}
        loading={list.isFetching}
        failed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
};

const Shops = ({ shops }: { readonly shops: readonly ShopBrief[] }): ReactElement => (
  <ul className={styles.shops}>
    {shops.map((shop) => (
      <li key={shop.shopid}>
        <ShopTile shop={shop} headingLevel="h2" />
      </li>
    ))}
  </ul>
);

type MoreProps = {
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onMore: () => void;
};

const More = ({ hasMore, loading, failed, onMore }: MoreProps): ReactElement | null => {
  const { t } = useTranslation('item-list');
  const mark = useNearEnd(hasMore && !loading && !failed, onMore);
  if (failed) return <ErrorState onRetry={onMore} retrying={loading} headingLevel="h3" />;
  return hasMore ? (
    <div ref={mark} className={styles.end}>
      <Button variant="secondary" loading={loading} onClick={onMore}>
        {t('load_more')}
      </Button>
    </div>
  ) : null;
};

const Waiting = (): ReactElement => (
  <div className={styles.shops}>
    {Array.from({ length: 9 }, (_, index) => (
      <Skeleton key={index} shape="block" className={styles.waiting} />
    ))}
  </div>
);

const NoShop = ({ address: { params } }: Props): ReactElement => {
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
};
