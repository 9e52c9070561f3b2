import type { Cart } from '@pasar/cart-api';
import { Icon, ProgressBar } from '@pasar/design-system';
import { compareMoney, subtractMoney } from '@pasar/money';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FreeDelivery.module.css';

/** How much more to select until a voucher pays the delivery. Nothing without such a voucher, or for one without a minimum. */
export function FreeDelivery({ cart }: { readonly cart: Cart }): ReactElement | null {
  const { t } = useTranslation('cart-screens');
  const { money } = useFormat();
  const { free_delivery: offer, total } = cart;
  if (!offer || offer.from.amount === 0) return null;
  const isReached = compareMoney(total, offer.from) >= 0;
  const text = isReached
    ? t('free_delivery_reached')
    : t('free_delivery_missing', { amount: money(subtractMoney(offer.from, total)) });
  return (
    <div className={styles.free}>
      <Icon name="truck" size="sm" className={styles.truck} />
      <p className={styles.text} aria-live="polite">
        {text}
      </p>
      <ProgressBar
        label={t('free_delivery_label', { amount: money(offer.from) })}
        value={Math.min(total.amount, offer.from.amount)}
        max={offer.from.amount}
      />
    </div>
  );
}
