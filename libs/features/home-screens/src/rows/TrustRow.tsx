import { Icon } from '@pasar/design-system';
import type { IconName } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './TrustRow.module.css';

const facts = [
  { icon: 'truck', key: 'trust_delivery' },
  { icon: 'lock', key: 'trust_payment' },
  { icon: 'star', key: 'trust_reviews' },
  { icon: 'ticket', key: 'trust_prices' },
] as const satisfies readonly { icon: IconName; key: string }[];

/** The store's guarantees. */
export function TrustRow(): ReactElement {
  const { t } = useTranslation('home-screens');
  return (
    <ul className={styles.facts} aria-label={t('trust')}>
      {facts.map(({ icon, key }) => (
        <li key={key} className={styles.fact}>
          <Icon name={icon} className={styles.icon} />
          <div>
            <p className={styles.title}>{t(key)}</p>
            <p className={styles.text}>{t(`${key}_text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
