import { Card } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { CoinEntries } from './CoinEntries.tsx';
import { CoinsLayout } from './CoinsLayout.tsx';

/** The coins earned. */
export function RewardHistoryScreen(): ReactElement {
  return (
    <CoinsLayout tab="reward_history">
      {() => (
        <Card as="section">
          <CoinEntries onlyIncome />
        </Card>
      )}
    </CoinsLayout>
  );
}
