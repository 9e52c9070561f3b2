import { Button, Dialog, ErrorState, Skeleton, Stack } from '@pasar/design-system';
import { afterSaleApi } from '@pasar/order-api';
import type { Order } from '@pasar/order-api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RateLine } from './RateLine.tsx';

/** Opens the ratings of an order's lines: each can be given once and changed once. */
export function RateOrder({ order }: { readonly order: Order }): ReactElement {
  const { t } = useTranslation('order-screens');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('rate_order')}</Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={t('rate_order')}>
        {isOpen ? <RatedLines orderId={order.order_id} onDone={() => setIsOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

type RatedLinesProps = { readonly orderId: number; readonly onDone: () => void };

/** Once every line has a rating, a button closes the dialog. */
function RatedLines({ orderId, onDone }: RatedLinesProps): ReactElement {
  const { t } = useTranslation('order-screens');
  const { data, isError, isFetching, refetch } = afterSaleApi.useGetOrderRatingsQuery({ order_id: orderId });
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  return (
    <Stack gap="xl">
      {data ? (
        data.lines.map((rated) => (
          <RateLine key={rated.line.line_no} orderId={orderId} rated={rated} canRate={data.can_rate} />
        ))
      ) : (
        <Skeleton shape="block" />
      )}
      {data?.lines.every(({ rating }) => rating) ? (
        <Button onClick={onDone}>{t('close_ratings')}</Button>
      ) : null}
    </Stack>
  );
}
