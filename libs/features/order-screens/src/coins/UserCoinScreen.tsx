import { CardSection, Notice } from '@pasar/design-system';
import { coinsValidUntil } from '@pasar/order';
import type { CoinSummary } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinEntries } from './CoinEntries.tsx';
import styles from './Coins.module.css';
import { CoinsLayout } from './CoinsLayout.tsx';

/** The shopper's coins, their value and history. */
export function UserCoinScreen(): ReactElement {
  const { t } = useTranslation('order-screens');
  return (
    <CoinsLayout tab="my_coins">
      {(coins) => (
        <>
          <Balance coins={coins} />
          <CardSection title={t('coin_history')}>
            <CoinEntries />
          </CardSection>
        </>
      )}
    </CoinsLayout>
  );
}

/** The balance, its value, and the next coins to expire. */
export function Balance({ coins }: { readonly coins: CoinSummary }): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  const { balance, worth, expiring } = coins;
  return (
    <CardSection title={t('coin_balance')}>
      <p className={styles.balance}>{format.number(balance)}</p>
      <p className={styles.muted}>{t('coins_worth', { amount: format.money(worth) })}</p>
      {expiring ? (
        <Notice>
          {t('coins_expiring', {
            count: expiring.coins,
            n: format.number(expiring.coins),
            date: format.date(coinsValidUntil(expiring.at)),
          })}
        </Notice>
      ) : null}
    </CardSection>
  );
}
