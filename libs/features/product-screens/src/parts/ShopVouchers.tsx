import type { ItemDetail } from '@pasar/catalogue-api';
import { Icon } from '@pasar/design-system';
import { useFormat } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ShopVouchers.module.css';

/** What the shop takes off, and on which terms; typed in, or chosen, at the checkout. */
export const ShopVouchers = ({
  vouchers,
}: {
  readonly vouchers: ItemDetail['shop_vouchers'];
}): ReactElement | null => {
  const { t } = useTranslation('product-screens');
  const { money, date } = useFormat();
  if (vouchers.length === 0) return null;
  return (
    <section aria-label={t('vouchers')}>
      <h2 className={styles.title}>{t('vouchers')}</h2>
      <ul className={styles.vouchers}>
        {vouchers.map(({ code, label, min_spend, ends_at }) => (
          <li key={code} className={styles.voucher}>
            <Icon name="ticket" size="sm" className={styles.icon} />
            <span className={styles.label}>{label}</span>
            <span className={styles.terms}>
              {t('voucher_terms', { price: money(min_spend), date: date(ends_at) })}
            </span>
            <span className={styles.terms}>{t('voucher_code', { code })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
