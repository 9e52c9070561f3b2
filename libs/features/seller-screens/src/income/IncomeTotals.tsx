import { Card } from '@pasar/design-system';
import type { Income } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './IncomeTotals.module.css';

/** What is pending and what was released, and when and how much is released. */
export function IncomeTotals({ income }: { readonly income: Income }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const { pending, released_this_week, released_this_month, released } = income;
  const totals = [
    { name: t('income_pending'), amount: pending.income },
    { name: t('income_week'), amount: released_this_week },
    { name: t('income_month'), amount: released_this_month },
    { name: t('income_all'), amount: released },
  ];
  return (
    <section aria-label={t('income')} className={styles.totals}>
      <dl className={styles.list}>
        {totals.map(({ name, amount }, index) => (
          <Card key={name} className={styles.total}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.amount}>{format.money(amount)}</dd>
            {index === 0 ? (
              <dd className={styles.note}>{t('income_orders', { number: format.number(pending.orders) })}</dd>
            ) : null}
          </Card>
        ))}
      </dl>
      <p className={styles.note}>
        {t('income_how', {
          commission: format.number(income.commission_percent),
          fee: format.number(income.transaction_fee_percent),
        })}
      </p>
    </section>
  );
}
