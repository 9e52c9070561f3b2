import { isZeroMoney } from '@pasar/money';
import type { ShopOrder } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OrderFacts.module.css';

/** The order's subtotal, shipping fee and refund. */
export function OrderFacts({ order }: Pick<ShopOrder, 'order'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const rows = [
    { name: t('merchandise_total'), amount: order.merchandise_total, isTotal: false },
    { name: t('shipping_total'), amount: order.shipping_total, isTotal: false },
    { name: t('order_total'), amount: order.total, isTotal: true },
    ...(order.refunded && !isZeroMoney(order.refunded)
      ? [{ name: t('refunded'), amount: order.refunded, isTotal: false }]
      : []),
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(({ name, amount, isTotal }) => (
        <div key={name} className={isTotal ? styles.total : styles.row}>
          <dt>{name}</dt>
          <dd className={styles.amount}>{format.money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
