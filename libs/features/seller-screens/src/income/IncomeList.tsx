import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Notice,
  Skeleton,
  Stack,
  useWords,
} from '@pasar/design-system';
import { sellerIncomeApi } from '@pasar/order-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './IncomeScreen.module.css';
import { IncomeRow } from './IncomeRow.tsx';
import rowStyles from './IncomeRow.module.css';
import { toIncomeListQuery } from './parse-income-query.ts';
import type { IncomeQuery } from './parse-income-query.ts';

/** The orders of a state and of some days, newest first. */
export function IncomeList({ query }: { readonly query: IncomeQuery }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const words = useWords();
  const list = sellerIncomeApi.useListIncomeInfiniteQuery(toIncomeListQuery(query));
  const orders = list.data?.pages.flatMap((page) => page.orders) ?? [];
  if (list.isError && orders.length === 0)
    return <ErrorState onRetry={list.refetch} retrying={list.isFetching} />;
  if (list.isLoading) return <Skeleton shape="block" className={styles.loading} />;
  if (orders.length === 0)
    return <EmptyState illustration="basket" title={t('no_income_title')} text={t('no_income_text')} />;
  return (
    <Stack gap="md">
      <Card>
        <ul className={rowStyles.rows}>
          {orders.map((order) => (
            <IncomeRow key={order.order_id} order={order} />
          ))}
        </ul>
      </Card>
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
          {t('more_orders')}
        </Button>
      ) : null}
    </Stack>
  );
}
