import { Card } from '@pasar/design-system';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Coins.module.css';
import { CoinsLayout } from './CoinsLayout.tsx';

/** How the market's coins are earned, spent and how they expire. */
export function CoinRulesScreen(): ReactElement {
  const { t } = useTranslation('order-screens');
  const format = useFormat();
  return (
    <CoinsLayout tab="coin_rules">
      {({ terms, check_in }) => (
        <Card as="section">
          <ul className={styles.rules}>
            <li>{t('rule_value', { amount: format.money(terms.coin_value) })}</li>
            <li>
              {t('rule_earn', {
                percent: format.number(terms.earn_percent),
                max: format.number(terms.max_earned_per_order),
              })}
            </li>
            <li>{t('rule_check_in', { count: check_in.coins, n: format.number(check_in.coins) })}</li>
            <li>{t('rule_expiry', { n: terms.valid_months })}</li>
            <li>{t('rule_return')}</li>
          </ul>
        </Card>
      )}
    </CoinsLayout>
  );
}
