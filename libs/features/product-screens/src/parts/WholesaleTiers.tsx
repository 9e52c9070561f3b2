import type { ItemDetail } from '@pasar/catalogue-api';
import { useFormat } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './WholesaleTiers.module.css';

/** Cheaper by the dozen; nothing when it is not. */
export const WholesaleTiers = ({
  tiers,
}: {
  readonly tiers: ItemDetail['wholesale_tiers'];
}): ReactElement | null => {
  const { t } = useTranslation('product-screens');
  const { money, number } = useFormat();
  if (tiers.length === 0) return null;
  return (
    <section className={styles.box} aria-label={t('wholesale')}>
      <h2 className={styles.title}>{t('wholesale')}</h2>
      <dl className={styles.tiers}>
        {tiers.map(({ min_quantity, price }) => (
          <div key={min_quantity} className={styles.tier}>
            <dt>{t('wholesale_from', { amount: number(min_quantity) })}</dt>
            <dd className={styles.price}>{t('each', { price: money(price) })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
