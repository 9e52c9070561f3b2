import { Button, Cluster, Notice, Stack } from '@pasar/design-system';
import { cancelReasons } from '@pasar/order';
import { sellerApi } from '@pasar/order-api';
import type { ShopOrder } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSellerStep } from '../shared/use-seller-step.ts';

/** The buyer's request to cancel a shipped order: accept it or reject it, before a deadline. */
export function AnswerCancellation({ order }: Pick<ShopOrder, 'order'>): ReactElement {
  const { t } = useTranslation('seller-screens');
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
        <Cluster justify="end">
          <Button size="sm" variant="secondary" loading={isLoading} onClick={() => send(false)}>
            {t('cancellation_request_refuse')}
          </Button>
          <Button size="sm" loading={isLoading} onClick={() => send(true)}>
            {t('cancellation_request_accept')}
          </Button>
        </Cluster>
      }
    >
      {order.cancellation ? <Request request={order.cancellation} /> : null}
    </Notice>
  );
}

type RequestProps = { readonly request: NonNullable<ShopOrder['order']['cancellation']> };

/** Why the buyer asks, in their words as well, and until when to answer. */
function Request({ request }: RequestProps): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const reason = cancelReasons.find((each) => each === request.reason);
  return (
    <Stack gap="xs">
      {reason ? <span>{t('cancelled_reason', { reason: t(`cancel_reason_${reason}`) })}</span> : null}
      {request.note === undefined ? null : <q>{request.note}</q>}
      <span>{t('cancellation_request_text', { date: format.dateTime(request.answer_by) })}</span>
    </Stack>
  );
}
