import { usePaymentMethodName, useWords } from '@pasar/design-system';
import type { Order } from '@pasar/order-api';
import { isZeroMoney, subtractMoney } from '@pasar/money';
import { getMarketPayments } from '@pasar/payment';
import { useFormat, useScreenContext } from '@pasar/screen-kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OrderSums.module.css';

type Props = { readonly order: Order };

/** The order's amounts and payment. */
export function OrderSums({ order }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const words = useWords();
  const getName = usePaymentMethodName();
  const { qrScheme: scheme } = getMarketPayments(useScreenContext().market.code);
  return (
    <dl className={styles.sums}>
      <Row name={t('merchandise_total')}>{format.money(order.merchandise_total)}</Row>
      <Row name={t('shipping_total')}>
        {isZeroMoney(order.shipping_total) ? words('free_shipping') : format.money(order.shipping_total)}
      </Row>
      {isZeroMoney(order.shipping_discount) ? null : (
        <Row name={t('shipping_discount')}>−{format.money(order.shipping_discount)}</Row>
      )}
      {isZeroMoney(order.voucher_discount) ? null : (
        <Row name={t('voucher_discount')}>−{format.money(order.voucher_discount)}</Row>
      )}
      {isZeroMoney(order.coin_discount) ? null : (
        <Row name={t('coins_used', { n: order.coins_spent })}>−{format.money(order.coin_discount)}</Row>
      )}
      <Row name={t('total')} strong>
        {format.money(order.total)}
      </Row>
      <RefundRows order={order} />
      <Row name={t('payment')}>
        {getName({ method: order.payment_channel, scheme })} · {t(`paid_${order.payment_status}`)}
      </Row>
    </dl>
  );
}

/** What was cancelled before it was paid, with what is paid instead, and what was paid back. */
function RefundRows({ order }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const { refunded, uncharged, total, payment_status } = order;
  return (
    <>
      {uncharged ? <Row name={t('cancelled_items')}>−{format.money(uncharged)}</Row> : null}
      {uncharged && payment_status !== 'voided' ? (
        <Row name={t(payment_status === 'due-on-delivery' ? 'due_on_delivery' : 'paid_paid')} strong>
          {format.money(subtractMoney(total, uncharged))}
        </Row>
      ) : null}
      {refunded ? <Row name={t('refunded')}>−{format.money(refunded)}</Row> : null}
    </>
  );
}

type RowProps = { readonly name: string; readonly strong?: boolean; readonly children: ReactNode };

function Row({ name, strong = false, children }: RowProps): ReactElement {
  return (
    <div className={strong ? styles.strong : styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
