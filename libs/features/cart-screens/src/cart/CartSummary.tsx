import { formatCheckoutParams } from '@pasar/cart';
import type { Cart } from '@pasar/cart-api';
import { Button, ButtonLink, Checkbox, useWords } from '@pasar/design-system';
import { addMoney, isZeroMoney, minMoney, subtractMoney, sumMoney } from '@pasar/money';
import type { Money } from '@pasar/money';
import type { CartSavings } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useFormat, useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CartSummary.module.css';
import type { CartChanges } from './use-cart-changes.ts';

type Props = {
  readonly cart: Cart;
  readonly changes: CartChanges;
  readonly savings: CartSavings | undefined;
  readonly usesCoins: boolean;
};

/** What vouchers and the chosen coins take off the goods; at most all of them, also while those of a larger cart are known. */
const savedOnGoods = ({ cart, savings, usesCoins }: Omit<Props, 'changes'>): Money => {
  const parts = savings ? [savings.voucher_discount, ...(usesCoins ? [savings.coins.saves] : [])] : [];
  return minMoney(sumMoney(parts, cart.total.currency), cart.total);
};

/** The total of the selected lines, after vouchers and coins but before delivery, and the checkout button; sticky. */
export function CartSummary({ cart, changes, savings, usesCoins }: Props): ReactElement {
  const { t } = useTranslation('cart-screens');
  const format = useFormat();
  const words = useWords();
  const { market } = useScreenContext();
  const discount = savedOnGoods({ cart, savings, usesCoins });
  const saved = addMoney(cart.saved, discount);
  const codes = (savings?.vouchers ?? []).map(({ code }) => code);
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
          <span>{t('total')}</span> <strong>{format.money(subtractMoney(cart.total, discount))}</strong>
        </span>
        {isZeroMoney(saved) ? null : (
          <span className={styles.saved}>{t('saved', { amount: format.money(saved) })}</span>
        )}
        {market.consumerLaw ? <span className={styles.vat}>{words('vat_included')}</span> : null}
      </div>
      {cart.checked_count > 0 ? (
        <ButtonLink
          size="lg"
          className={styles.go}
          to={buildPath('checkout', {}, formatCheckoutParams({ codes, usesCoins }))}
        >
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
