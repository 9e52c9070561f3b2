import { Button, Cluster, Notice } from '@pasar/design-system';
import { sellerApi } from '@pasar/order-api';
import type { ShopOrder } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSellerStep } from '../shared/use-seller-step.ts';

/** The buyer's request to cancel a shipped order: accept it or reject it, before a deadline. */
export function AnswerCancellation({ order }: Pick<ShopOrder, 'order'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const run = useSellerStep();
  const [answer, { isLoading }] = sellerApi.useAnswerCancellationMutation();
  const send = (accept: boolean) =>
    void run(answer({ order_id: order.order_id, accept }), {
      call: 'seller-answer-cancellation',
      done: t('answer_sent'),
    });
  return (
    <Notice
      tone="warning"
      title={t('cancellation_request_title')}
      action={
        <Cluster>
          <Button size="sm" variant="secondary" loading={isLoading} onClick={() => send(false)}>
            {t('cancellation_request_refuse')}
          </Button>
          <Button size="sm" loading={isLoading} onClick={() => send(true)}>
            {t('cancellation_request_accept')}
          </Button>
        </Cluster>
      }
    >
      {order.cancellation
        ? t('cancellation_request_text', { date: format.dateTime(order.cancellation.answer_by) })
        : null}
    </Notice>
  );
}
