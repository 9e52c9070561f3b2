import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../shared/Section.tsx';
import { CoinEntries } from './CoinEntries.tsx';
import { CoinsLayout } from './CoinsLayout.tsx';

/** The coins that came in. */
export function RewardHistoryScreen(): ReactElement {
  const { t } = useTranslation('order-screens');
  return (
    <CoinsLayout tab="reward_history">
      {() => (
        <Section title={t('reward_history')}>
          <CoinEntries onlyIncome />
        </Section>
      )}
    </CoinsLayout>
  );
}
