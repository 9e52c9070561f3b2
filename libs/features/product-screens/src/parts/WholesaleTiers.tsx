import type { WholesaleTier } from '@pasar/item';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './WholesaleTiers.module.css';

export type WholesaleTiersProps = {
  readonly tiers: readonly WholesaleTier[];
  /** The selected quantity, whose tier is highlighted. */
  readonly quantity: number;
};

/** Wholesale prices; renders nothing for an item without them. */
export function WholesaleTiers({ tiers, quantity }: WholesaleTiersProps): ReactElement | null {
  const { t } = useTranslation('product-screens');
  const { money, number } = useFormat();
  if (tiers.length === 0) return null;
  const reached = tiers.findLast(({ min_quantity }) => quantity >= min_quantity);
  return (
    <section className={styles.box} aria-label={t('wholesale')}>
      <h2 className={styles.title}>{t('wholesale')}</h2>
      <dl className={styles.tiers}>
        {tiers.map((tier) => (
          <div key={tier.min_quantity} className={styles.tier} aria-current={tier === reached || undefined}>
            <dt>{t('wholesale_from', { amount: number(tier.min_quantity) })}</dt>
            <dd className={styles.price}>{t('each', { price: money(tier.price) })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
