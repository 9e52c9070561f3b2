import { Button, ButtonLink, Dialog } from '@pasar/design-system';
import { afterSaleApi } from '@pasar/order-api';
import type { Order } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useListText, useToast } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { RateOrder } from '../rating/RateOrder.tsx';
import { useStep } from '../shared/use-step.ts';
import styles from './OrderActions.module.css';

type Props = { readonly order: Order };
type Action = Order['actions'][number];

/** The buyer's possible actions on an order; the primary one last. */
export function OrderActions({ order }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const { order_id: orderId, actions } = order;
  const has = (action: Action) => actions.includes(action);
  return (
    <div className={styles.actions}>
      <ButtonLink
        variant="quiet"
        icon="chat"
        to={`${buildPath('chat')}?shopid=${order.shopid}&order=${orderId}`}
      >
        {t('chat_now')}
      </ButtonLink>
      {has('invoice') ? (
        <ButtonLink variant="quiet" to={buildPath('invoice', { order_id: orderId })}>
          {t('invoice')}
        </ButtonLink>
      ) : null}
      {has('cancel') || has('request-cancellation') ? (
        <ButtonLink variant="quiet" to={buildPath('purchase-cancellation', { orderId })}>
          {t(has('cancel') ? 'cancel_order' : 'cancel_request_title')}
        </ButtonLink>
      ) : null}
      {order.return ? (
        <ButtonLink variant="secondary" to={buildPath('return-detail-by-order', { orderId })}>
          {t('view_return')}
        </ButtonLink>
      ) : null}
      {has('request-return') ? (
        <ButtonLink variant="secondary" to={buildPath('return-request-option', { orderId })}>
          {t('return_title')}
        </ButtonLink>
      ) : null}
      {has('buy-again') ? <BuyAgain order={order} /> : null}
      {has('rate') ? <RateOrder order={order} /> : null}
      {has('receive') ? <ReceiveOrder order={order} /> : null}
    </div>
  );
}

function BuyAgain({ order }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const run = useStep();
  const toast = useToast();
  const list = useListText();
  const navigate = useNavigate();
  const [buyAgain, { isLoading }] = afterSaleApi.useBuyAgainMutation();
  const buy = async () => {
    const result = await run<{ added: number; left_out: string[] }>(buyAgain({ order_id: order.order_id }), {
      call: 'order-buy-again',
    });
    if (!result) return;
    if (result.left_out.length > 0)
      toast({ message: t('not_sold_any_more', { names: list(result.left_out) }), kind: 'info' });
    if (result.added > 0) await navigate(buildPath('cart', {}));
  };
  return (
    <Button variant="secondary" loading={isLoading} onClick={() => void buy()}>
      {t('buy_again')}
    </Button>
  );
}

function ReceiveOrder({ order }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const run = useStep();
  const [isOpen, setIsOpen] = useState(false);
  const [receive, { isLoading }] = afterSaleApi.useReceiveOrderMutation();
  const confirm = async () => {
    await run(receive({ order_id: order.order_id }), { call: 'order-receive', done: t('received_done') });
    setIsOpen(false);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('confirm_receipt')}</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('receipt_question')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {t('not_yet')}
            </Button>
            <Button loading={isLoading} onClick={() => void confirm()}>
              {t('confirm_receipt')}
            </Button>
          </>
        }
      >
        <p>{t('receipt_text')}</p>
      </Dialog>
    </>
  );
}
