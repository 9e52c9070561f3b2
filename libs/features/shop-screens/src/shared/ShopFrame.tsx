import { isNotFound } from '@pasar/base-api';
import { catalogueApi } from '@pasar/catalogue-api';
import type { Shop } from '@pasar/catalogue-api';
import { Container, ErrorState } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import { Gone } from './Gone.tsx';
import { shopQueryOf } from './shop-data.ts';
import type { ShopInput } from './shop-data.ts';
import { ShopSkeleton } from './ShopSkeleton.tsx';
import styles from './ShopFrame.module.css';

export type ShopCollection = { readonly id: number; readonly name: string; readonly item_count: number };

export type ShopFrameProps = {
  readonly input: ShopInput;
  readonly children: (shop: Shop, collections: readonly ShopCollection[]) => ReactNode;
};

/** A page of a shop, once it is known; until then, or when there is none, what one says instead. */
export const ShopFrame = ({ input, children }: ShopFrameProps): ReactElement => {
  const { data, error, isFetching, refetch } = catalogueApi.useGetShopQuery(shopQueryOf(input));
  if (isNotFound(error)) return <Gone thing="shop" />;
  if (!data && error) return <ErrorState headingLevel="h1" onRetry={refetch} retrying={isFetching} />;
  if (!data) return <ShopSkeleton />;
  return <Container className={styles.page}>{children(data.shop, data.collections)}</Container>;
};
