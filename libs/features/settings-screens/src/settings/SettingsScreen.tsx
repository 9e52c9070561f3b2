import { Card, Icon } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SettingsPage } from '../shared/SettingsPage.tsx';
import { settingLinks } from './setting-links.data.ts';
import styles from './SettingsScreen.module.css';

/** All settings that this market and its toggles offer. */
export function SettingsScreen(): ReactElement {
  const { t } = useTranslation('settings-screens');
  const context = useScreenContext();
  const offered = settingLinks.filter(({ isOffered }) => isOffered?.(context) ?? true);
  return (
    <SettingsPage title={t('settings')} back={{ to: buildPath('user-account'), label: t('my_account') }}>
      <nav aria-label={t('settings')}>
        <Card as="ul" padding="rows">
          {offered.map(({ textKey, icon, to }) => (
            <li key={textKey}>
              <Link className={styles.row} to={to}>
                <Icon name={icon} className={styles.icon} />
                <span className={styles.words}>
                  <strong>{t(textKey)}</strong>
                  <span className={styles.text}>{t(`${textKey}_text`)}</span>
                </span>
                <Icon name="chevron-right" size="sm" className={styles.icon} />
              </Link>
            </li>
          ))}
        </Card>
      </nav>
    </SettingsPage>
  );
}
