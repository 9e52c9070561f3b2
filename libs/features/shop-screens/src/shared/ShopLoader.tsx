import { isNotFound } from '@pasar/base-api';
import { catalogueApi } from '@pasar/catalogue-api';
import type { Shop } from '@pasar/catalogue-api';
import { Container, ErrorState } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import { NotFoundMessage } from './NotFoundMessage.tsx';
import { toShopQuery } from './shop-data.ts';
import type { ShopInput } from './shop-data.ts';
import { ShopSkeleton } from './ShopSkeleton.tsx';
import styles from './ShopLoader.module.css';

export type ShopCollection = { readonly id: number; readonly name: string; readonly item_count: number };

export type ShopCustomPage = { readonly title: string; readonly page_url: string };

export type ShopLoaderProps = {
  readonly input: ShopInput;
  readonly children: (
    shop: Shop,
    collections: readonly ShopCollection[],
    pages: readonly ShopCustomPage[],
  ) => ReactNode;
};

/** Loads the shop and renders the page; until then its skeleton, error or not-found message. */
export function ShopLoader({ input, children }: ShopLoaderProps): ReactElement {
  const { data, error, isFetching, refetch } = catalogueApi.useGetShopQuery(toShopQuery(input));
  if (isNotFound(error)) return <NotFoundMessage subject="shop" />;
  if (!data && error) return <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />;
  if (!data) return <ShopSkeleton />;
  return (
    <Container className={styles.page}>{children(data.shop, data.collections, data.pages ?? [])}</Container>
  );
}
