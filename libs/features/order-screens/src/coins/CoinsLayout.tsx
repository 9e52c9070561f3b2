import { ErrorState, Skeleton, Stack, TabLinks } from '@pasar/design-system';
import { afterSaleApi } from '@pasar/order-api';
import type { CoinSummary } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, PageColumn } from '../shared/Page.tsx';
import styles from './Coins.module.css';

const tabs = {
  my_coins: buildPath('user-coin'),
  daily_coins: buildPath('coin-reward-1'),
  reward_history: buildPath('coin-reward-2'),
  coin_rules: buildPath('coin-reward-3'),
} as const;

export type CoinsTab = keyof typeof tabs;

type Props = { readonly tab: CoinsTab; readonly children: (coins: CoinSummary) => ReactNode };

/** The layout of the coin pages: tabs, balance and the market's terms. */
export function CoinsLayout({ tab, children }: Props): ReactElement {
  const { t } = useTranslation('order-screens');
  const { data, error, isFetching, refetch } = afterSaleApi.useGetCoinsQuery();
  return (
    <PageColumn>
      <Page title={t(tab)} back={{ to: buildPath('user-account'), label: t('my_account') }}>
        <TabLinks
          label={t('my_coins')}
          links={Object.entries(tabs).map(([name, to]) => ({ to, label: t(name), current: name === tab }))}
        />
        {data && !error ? (
          children(data)
        ) : error ? (
          <ErrorState onRetry={refetch} retrying={isFetching} />
        ) : (
          <Stack>
            <Skeleton shape="block" className={styles.skeleton} />
          </Stack>
        )}
      </Page>
    </PageColumn>
  );
}
