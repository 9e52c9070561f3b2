import { Button, EmptyState, ErrorState, Stack, TextField } from '@pasar/design-system';
import { orderApi } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { OrderCard } from '../shared/OrderCard.tsx';
import { OrderSkeleton } from '../shared/OrderSkeleton.tsx';
import { Page, PageColumn } from '../shared/Page.tsx';
import { readOrderNumber, readTarget } from './read-target.ts';
import styles from './Universal.module.css';

/** Redirects to the order, checkout or return in the link, and finds orders by order number. */
export function UniversalScreen({ input }: ScreenComponentProps<'order-universal'>): ReactElement {
  const { t } = useTranslation('order-screens');
  const target = readTarget(input.query);
  const number = readOrderNumber(input.query);
  if (target !== undefined) return <Navigate to={target} replace />;
  return (
    <PageColumn>
      <Page
        title={t('find_order')}
        text={t('find_order_text')}
        back={{ to: buildPath('purchase-list'), label: t('purchases') }}
      >
        <SearchForm key={number} number={number} />
        <FoundOrders number={number} />
      </Page>
    </PageColumn>
  );
}

function SearchForm({ number }: { readonly number: string }): ReactElement {
  const { t } = useTranslation('order-screens');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(number);
  return (
    <form
      method="post"
      className={styles.form}
      role="search"
      aria-label={t('find_order')}
      onSubmit={(event) => {
        event.preventDefault();
        const sn = typed.trim();
        void navigate(buildPath('order-universal', {}, sn === '' ? {} : { sn }), { replace: true });
      }}
    >
      <TextField
        className={styles.field}
        name="sn"
        label={t('order_number_label')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={32}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" icon="search">
        {t('find')}
      </Button>
    </form>
  );
}

function FoundOrders({ number }: { readonly number: string }): ReactElement {
  const { t } = useTranslation('order-screens');
  const list = orderApi.useListOrdersInfiniteQuery(number === '' ? {} : { order_sn: number });
  const orders = list.data?.pages.flatMap((page) => page.orders) ?? [];
  if (list.isError) return <ErrorState onRetry={list.refetch} retrying={list.isFetching} />;
  if (list.isLoading) return <OrderSkeleton />;
  if (orders.length === 0)
    return <EmptyState illustration="lens" title={t('gone_title')} text={t('find_order_none')} />;
  return (
    <Stack gap="md">
      {orders.map((order) => (
        <OrderCard key={order.order_id} order={order} />
      ))}
    </Stack>
  );
}
