import { Button, ButtonLink, Card, Cluster, Notice, Stack, usePaymentMethodName } from '@pasar/design-system';
import { isPaymentOpen } from '@pasar/payment';
import { paymentApi, paymentPath } from '@pasar/payment-api';
import type { CheckoutPayment } from '@pasar/payment-api';
import { paymentOptionValues } from '@pasar/payment-methods';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CardPicker, findChosenCard } from '../shared/CardPicker.tsx';
import type { CardChoice } from '../shared/CardPicker.tsx';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { FailurePanel } from '../shared/FailurePanel.tsx';
import { PaidPanel } from '../shared/PaidPanel.tsx';
import { optionPath, selectionPath } from '../shared/payment-paths.ts';
import { PaymentLayout } from '../shared/PaymentLayout.tsx';
import { PaymentLoading } from '../shared/PaymentLoading.tsx';
import { usePaymentCalls } from '../shared/use-payment-calls.ts';
import styles from './MppScreen.module.css';

/** The amount due for the orders of a checkout, and a button that pays them together. */
export function MppScreen({ input }: ScreenComponentProps<'mpp'>): ReactElement {
  const { data, error, isFetching, refetch } = paymentApi.useGetCheckoutPaymentQuery({
    checkoutid: input.params.checkoutId,
  });
  if (!data) return <PaymentLoading error={error} retrying={isFetching} onRetry={refetch} />;
  if (data.state === 'paid') return <PaidPanel checkoutId={data.checkoutid} amount={data.amount} />;
  if (data.state === 'closed') return <FailurePanel reason="order-closed" checkoutId={data.checkoutid} />;
  return <PayCheckout checkout={data} />;
}

function PayCheckout({ checkout }: { readonly checkout: CheckoutPayment }): ReactElement {
  const { t } = useTranslation('payment-screens');
  const getName = usePaymentMethodName();
  const { payment } = checkout;
  const isOpen = payment !== undefined && isPaymentOpen(payment.state);
  return (
    <PaymentLayout title={t('pay_title')} amount={checkout.amount} deadline={checkout.pay_by}>
      {payment && (payment.state === 'failed' || payment.state === 'expired') ? (
        <Notice tone="warning" title={t('failed_title')}>
          <p>{t(`reason_${payment.reason ?? 'declined'}`)}</p>
          <p>{t('not_charged')}</p>
        </Notice>
      ) : null}
      {isOpen ? (
        <Notice
          title={t('open_title', { method: getName(payment) })}
          action={
            <ButtonLink size="sm" to={paymentPath(payment)}>
              {t('continue')}
            </ButtonLink>
          }
        >
          {t('open_text')}
        </Notice>
      ) : (
        <ChosenMethod checkout={checkout} />
      )}
      <OrderList checkout={checkout} />
    </PaymentLayout>
  );
}

function ChosenMethod({ checkout }: { readonly checkout: CheckoutPayment }): ReactElement {
  const { t } = useTranslation('payment-screens');
  const navigate = useNavigate();
  const { start, busy, failure } = usePaymentCalls();
  const getName = usePaymentMethodName();
  const { checkoutid, methods } = checkout;
  const usable = methods.filter(({ available }) => available);
  const chosen = usable.find(({ method }) => method === checkout.method) ?? usable[0];
  const [chosenCard, setChosenCard] = useState<CardChoice>();
  if (!chosen) return <Notice tone="warning">{t('no_methods')}</Notice>;
  const isCard = chosen.method === 'card';
  const card = isCard ? findChosenCard(checkout, chosenCard) : null;
  const pay = () =>
    paymentOptionValues(chosen).length > 0
      ? void navigate(optionPath(checkoutid, chosen.method))
      : void start(checkoutid, chosen.method, card ? { card: card.id } : {});
  return (
    <Stack gap="md">
      <Card>
        <Cluster justify="between">
          <span>
            <span className={styles.muted}>{t('pay_with')}</span>
            <strong className={styles.method}>{getName(chosen)}</strong>
          </span>
          <ButtonLink variant="quiet" size="sm" to={selectionPath(checkoutid)}>
            {t('change')}
          </ButtonLink>
        </Cluster>
      </Card>
      {isCard ? <CardPicker cards={checkout.cards} value={card} onChoose={setChosenCard} /> : null}
      <FailureNotice text={failure} />
      <Button size="lg" block loading={busy} onClick={pay}>
        {t('pay_now')}
      </Button>
    </Stack>
  );
}

function OrderList({ checkout }: { readonly checkout: CheckoutPayment }): ReactElement {
  const { t } = useTranslation('payment-screens');
  const format = useFormat();
  return (
    <Card as="section">
      <Stack gap="sm">
        <h2 className={styles.heading}>{t('orders', { count: checkout.orders.length })}</h2>
        {checkout.orders.map((order) => (
          <div key={order.order_id} className={styles.order}>
            <span>
              {order.shop_name}
              <span className={styles.muted}>{order.order_sn}</span>
            </span>
            <span className={styles.total}>{format.money(order.total)}</span>
          </div>
        ))}
      </Stack>
    </Card>
  );
}
