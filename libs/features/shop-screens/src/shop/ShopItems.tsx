import { useResultList } from '@pasar/catalogue-api';
import type { ResultListState, Shop } from '@pasar/catalogue-api';
import { ButtonLink, EmptyState, ErrorState } from '@pasar/design-system';
import { ItemGrid } from '@pasar/item-card';
import { InfiniteItems, DelayedSkeleton, SortBar } from '@pasar/item-list';
import { useFormat, useScreenContext } from '@pasar/screen-kit';
import type { ScreenInput } from '@pasar/screen-kit';
import type { ListAddress } from '@pasar/result-list';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { shopAddress } from './shop-address.ts';
import { shopItemsQuery } from './shop-items-query.ts';
import type { ShopRoute } from './shop-items-query.ts';
import type { ShopCollection } from '../shared/ShopLoader.tsx';
import { ListLikes } from '../relation/ListLikes.tsx';
import { ShopSearch } from '../shared/ShopSearch.tsx';
import { ShopCollections } from './ShopCollections.tsx';
import styles from './ShopItems.module.css';

export type ShopItemsProps = {
  readonly shop: Shop;
  readonly collections: readonly ShopCollection[];
  readonly input: ScreenInput<ShopRoute>;
};

/** The shop's items: all of them, a collection or search results, with sorting. */
export function ShopItems({ shop, collections, input }: ShopItemsProps): ReactElement {
  const context = useScreenContext();
  const address = shopAddress(shop, input.query);
  const list = useResultList(shopItemsQuery(shop.shopid, input, context));
  return (
    <div className={styles.shelves}>
      <ShopSearch key={address.params.keyword} address={address} />
      <ShopCollections collections={collections} address={address} />
      <div className={styles.bar}>
        {list.first?.total === 0 ? null : <SortBar params={address.params} to={address.to} />}
        <Count total={list.first?.total} />
      </div>
      <List list={list} address={address} />
    </div>
  );
}

function Count({ total }: { readonly total: number | undefined }): ReactElement {
  const { t } = useTranslation('shop-screens');
  const { number } = useFormat();
  return (
    <p className={styles.count} role="status">
      {total === undefined ? '' : t('count', { count: total, amount: number(total) })}
    </p>
  );
}

type ListProps = { readonly list: ResultListState; readonly address: ListAddress };

function List({ list, address }: ListProps): ReactElement {
  const { t } = useTranslation('shop-screens');
  const { items, first } = list;
  if (list.failed) return <ErrorState onRetry={list.retry} retrying={list.loading} />;
  if (!first) {
    return (
      <DelayedSkeleton>
        <ItemGrid loading={12} />
      </DelayedSkeleton>
    );
  }
  if (items.length === 0) return <EmptyShop address={address} />;
  return (
    <ListLikes items={items}>
      <InfiniteItems
        label={t('products')}
        headingLevel="h2"
        items={items}
        hasMore={list.hasMore}
        loading={list.loading}
        failed={list.moreFailed}
        onMore={list.more}
      />
    </ListLikes>
  );
}

function EmptyShop({ address }: { readonly address: ListAddress }): ReactElement {
  const { t } = useTranslation('shop-screens');
  const { keyword, shopCollection } = address.params;
  if (keyword === undefined && shopCollection === undefined)
    return <EmptyState illustration="basket" title={t('empty_title')} />;
  return (
    <EmptyState
      illustration="lens"
      title={t('none_title')}
      text={t('none_text')}
      action={
        <ButtonLink to={address.to({ keyword: undefined, shopCollection: undefined })}>
          {t('all_products')}
        </ButtonLink>
      }
    />
  );
}
