import { Button, CardSection } from '@pasar/design-system';
import { afterSaleApi } from '@pasar/order-api';
import type { CoinSummary } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useStep } from '../shared/use-step.ts';
import styles from './Coins.module.css';
import { CoinsLayout } from './CoinsLayout.tsx';
import { Balance } from './UserCoinScreen.tsx';

/** Coins to collect once a day. */
export function DailyCoinsScreen(): ReactElement {
  return (
    <CoinsLayout tab="daily_coins">
      {(coins) => (
        <>
          <CheckIn coins={coins} />
          <Balance coins={coins} />
        </>
      )}
    </CoinsLayout>
  );
}

function CheckIn({ coins: { check_in } }: { readonly coins: CoinSummary }): ReactElement {
  const { t } = useTranslation('order-screens');
  const run = useStep();
  const { number } = useFormat();
  const amount = { count: check_in.coins, n: number(check_in.coins) };
  const [checkIn, { isLoading }] = afterSaleApi.useCheckInMutation();
  const collect = () => run(checkIn({}), { call: 'coin-check-in', done: t('coins_collected', amount) });
  return (
    <CardSection title={t('check_in_title')}>
      <p className={styles.muted}>{t(check_in.done_today ? 'check_in_done' : 'check_in_text')}</p>
      {check_in.done_today ? null : (
        <Button icon="gift" loading={isLoading} onClick={() => void collect()}>
          {t('collect_coins', amount)}
        </Button>
      )}
    </CardSection>
  );
}
