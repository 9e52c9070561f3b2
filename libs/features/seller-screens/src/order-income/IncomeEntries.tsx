import type { OrderIncomeDetail } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../order/OrderFacts.module.css';

/** What was released, and what refunds took back since. */
export function IncomeEntries({ entries }: Pick<OrderIncomeDetail, 'entries'>): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  return (
    <dl className={styles.facts}>
      {entries.map(({ entry_id, kind, at, income }) => (
        <div key={entry_id} className={styles.row}>
          <dt>{t(kind === 'release' ? 'released_on' : 'refunded_on', { date: format.dateTime(at) })}</dt>
          <dd className={styles.amount}>{format.money(income)}</dd>
        </div>
      ))}
    </dl>
  );
}
