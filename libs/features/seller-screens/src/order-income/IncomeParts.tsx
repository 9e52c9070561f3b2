import { isZeroMoney, money } from '@pasar/money';
import type { OrderIncomeDetail } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../order/OrderFacts.module.css';

/** The items less everything that is deducted; deductions that do not occur are omitted, but not the fees. */
export function IncomeParts({ income }: { readonly income: OrderIncomeDetail }): ReactElement {
  const { t } = useTranslation('seller-screens');
  const format = useFormat();
  const deductions = [
    { name: t('income_shop_voucher'), amount: income.shop_voucher, isFee: false },
    { name: t('income_shop_shipping'), amount: income.shop_shipping, isFee: false },
    { name: t('income_refunds'), amount: income.refunds, isFee: false },
    {
      name: t('income_commission', { percent: format.number(income.commission_percent) }),
      ...{ amount: income.commission, isFee: true },
    },
    {
      name: t('income_transaction_fee', { percent: format.number(income.transaction_fee_percent) }),
      ...{ amount: income.transaction_fee, isFee: true },
    },
  ].filter(({ amount, isFee }) => isFee || !isZeroMoney(amount));
  return (
    <dl className={styles.facts}>
      <div className={styles.row}>
        <dt>{t('income_goods')}</dt>
        <dd className={styles.amount}>{format.money(income.goods)}</dd>
      </div>
      {deductions.map(({ name, amount }) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd className={styles.amount}>{format.money(money(-amount.amount, amount.currency))}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('income_total')}</dt>
        <dd className={styles.amount}>{format.money(income.income)}</dd>
      </div>
    </dl>
  );
}
