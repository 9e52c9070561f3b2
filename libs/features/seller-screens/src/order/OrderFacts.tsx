import { Notice } from '@pasar/design-system';
import { isZeroMoney, money, sumMoney } from '@pasar/money';
import type { ShopOrder } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OrderFacts.module.css';

/** What the buyer pays: subtotal, shipping fee and discounts, which add up to the total; what was cancelled or refunded, and a refund that is being retried. */
export function OrderFacts({ order }: Pick<ShopOrder, 'order'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const { currency } = order.total;
  const discounts = sumMoney(
    [order.voucher_discount, order.shipping_discount, order.coin_discount],
    currency,
  );
  const rows = [
    { name: t('merchandise_total'), amount: order.merchandise_total, isTotal: false },
    { name: t('shipping_total'), amount: order.shipping_total, isTotal: false },
    ...(isZeroMoney(discounts)
      ? []
      : [{ name: t('discount'), amount: money(-discounts.amount, currency), isTotal: false }]),
    { name: t('order_total'), amount: order.total, isTotal: true },
    ...(order.uncharged ? [{ name: t('cancelled_items'), amount: order.uncharged, isTotal: false }] : []),
    ...(order.refunded ? [{ name: t('refunded'), amount: order.refunded, isTotal: false }] : []),
  ];
  return (
    <>
      <dl className={styles.facts}>
        {rows.map(({ name, amount, isTotal }) => (
          <div key={name} className={isTotal ? styles.total : styles.row}>
            <dt>{name}</dt>
            <dd className={styles.amount}>{format.money(amount)}</dd>
          </div>
        ))}
      </dl>
      {order.refund_delayed ? (
        <Notice tone="warning">{t('refund_delayed', { amount: format.money(order.refund_delayed) })}</Notice>
      ) : null}
    </>
  );
}
