import { Tag } from '@pasar/design-system';
import type { OrderIncome } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './IncomeRow.module.css';

/** The income of an order: its date, sales, fees and state. */
export function IncomeRow({ order }: { readonly order: OrderIncome }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const { order_id, order_sn, state, at, sales, fees, income } = order;
  const isReleased = state === 'released';
  return (
    <li className={styles.row}>
      <div className={styles.order}>
        <Link className={styles.link} to={buildPath('seller-order-income', { orderId: order_id })}>
          {t('order_number', { sn: order_sn })}
        </Link>
        <span className={styles.note}>
          {t(isReleased ? 'released_on' : 'placed_on', { date: format.dateTime(at) })}
        </span>
      </div>
      <dl className={styles.parts}>
        <div>
          <dt>{t('income_sales')}</dt>
          <dd>{format.money(sales)}</dd>
        </div>
        <div>
          <dt>{t('income_fees')}</dt>
          <dd>{format.money(fees)}</dd>
        </div>
        <div className={styles.income}>
          <dt>{t('income')}</dt>
          <dd>{format.money(income)}</dd>
        </div>
      </dl>
      <span className={styles.state}>
        <Tag tone={isReleased ? 'success' : 'info'}>{t(`income_${state}`)}</Tag>
      </span>
    </li>
  );
}
