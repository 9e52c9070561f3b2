import type { CartShop } from '@pasar/cart-api';
import { Card, Checkbox, Icon } from '@pasar/design-system';
import type { CartSavings as Savings } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CartSavings.module.css';

type Props = {
  readonly shops: readonly CartShop[];
  readonly savings: Savings | undefined;
  readonly usesCoins: boolean;
  readonly onUseCoins: (usesCoins: boolean) => void;
};

/** The vouchers that save most, what is missing for others, and the coins that can be spent. Nothing if there are none of them. */
export function CartSavings({ shops, savings, usesCoins, onUseCoins }: Props): ReactElement | null {
  const { t } = useTranslation('cart-screens');
  const { money, number } = useFormat();
  if (!savings) return null;
  const { vouchers, missed, coins } = savings;
  if (vouchers.length + missed.length + coins.spendable === 0) return null;
  const nameOf = (shopid: number | undefined) => shops.find((shop) => shop.shopid === shopid)?.name;
  return (
    <Card as="section" aria-label={t('savings_title')}>
      <h2 className={styles.title}>{t('savings_title')}</h2>
      {vouchers.length > 0 ? <p className={styles.note}>{t('savings_note')}</p> : null}
      <ul className={styles.vouchers}>
        {vouchers.map(({ code, label, shopid, saves }) => (
          <li key={code} className={styles.voucher}>
            <Icon name="tag" size="sm" className={styles.icon} />
            <span className={styles.label}>{[label, nameOf(shopid)].filter(Boolean).join(' · ')}</span>
            <span className={styles.saves}>−{money(saves)}</span>
          </li>
        ))}
        {missed.map(({ code, label, missing }) => (
          <li key={code} className={styles.missed}>
            <Icon name="tag" size="sm" />
            <span className={styles.label}>{t('voucher_missing', { label, amount: money(missing) })}</span>
          </li>
        ))}
      </ul>
      {coins.spendable > 0 ? (
        <Checkbox
          label={t('use_coins', { count: coins.spendable, number: number(coins.spendable) })}
          hint={`−${money(coins.saves)}`}
          checked={usesCoins}
          onChange={({ target }) => onUseCoins(target.checked)}
        />
      ) : null}
    </Card>
  );
}
