import type { Cart } from '@pasar/cart-api';
import { Button, ButtonLink, Checkbox } from '@pasar/design-system';
import { isZeroMoney } from '@pasar/money';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CartSummary.module.css';
import type { CartChanges } from './use-cart-changes.ts';

type Props = { readonly cart: Cart; readonly changes: CartChanges };

/** The total of the selected lines and the checkout button; sticky. */
export function CartSummary({ cart, changes }: Props): ReactElement {
  const { t } = useTranslation('cart-screens');
  const format = useFormat();
  const buyable = cart.shops.flatMap((shop) => shop.lines).filter((line) => !line.problem);
  return (
    <aside className={styles.summary} aria-label={t('total')}>
      <Checkbox
        label={t('pick_all')}
        checked={buyable.length > 0 && buyable.every((line) => line.checked)}
        disabled={buyable.length === 0}
        onChange={(event) => changes.pick(buyable, event.target.checked)}
      />
      <div className={styles.sums} aria-live="polite">
        <span className={styles.total}>
          {t('total')} <strong>{format.money(cart.total)}</strong>
        </span>
        {isZeroMoney(cart.saved) ? null : (
          <span className={styles.saved}>{t('saved', { amount: format.money(cart.saved) })}</span>
        )}
      </div>
      {cart.checked_count > 0 ? (
        <ButtonLink size="lg" className={styles.go} to={buildPath('checkout', {})}>
          {t('checkout', { count: cart.checked_count })}
        </ButtonLink>
      ) : (
        <Button size="lg" className={styles.go} disabled>
          {t('nothing_picked')}
        </Button>
      )}
    </aside>
  );
}
