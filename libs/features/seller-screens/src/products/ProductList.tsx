import { shopProductsApi } from '@pasar/catalogue-api';
import { Button, EmptyState, ErrorState, Notice, Skeleton, Stack, useWords } from '@pasar/design-system';
import type { OwnShop } from '@pasar/order-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ProductList.module.css';
import { parseProductsQuery } from './parse-products-query.ts';
import { ProductCard } from './ProductCard.tsx';

type Props = { readonly query: string; readonly shop: OwnShop };

/** Lists the products that match the URL, newest first. */
export function ProductList({ query, shop }: Props): ReactElement {
  const { t } = useTranslation('seller-screens');
  const words = useWords();
  const list = shopProductsApi.useListShopProductsInfiniteQuery(parseProductsQuery(query));
  const products = list.data?.pages.flatMap((page) => page.products) ?? [];
  if (list.isError && products.length === 0)
    return <ErrorState onRetry={list.refetch} retrying={list.isFetching} />;
  if (list.isLoading) return <Skeleton shape="block" className={styles.loading} />;
  if (products.length === 0)
    return <EmptyState illustration="basket" title={t('no_products_title')} text={t('no_products_text')} />;
  return (
    <Stack gap="md">
      {products.map((product) => (
        <ProductCard key={product.itemid} product={product} shop={shop} />
      ))}
      {list.isFetchNextPageError ? (
        <Notice tone="danger" announce>
          {words('error_text')}
        </Notice>
      ) : null}
      {list.hasNextPage ? (
        <Button
          variant="secondary"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more_products')}
        </Button>
      ) : null}
    </Stack>
  );
}
