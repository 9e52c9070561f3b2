import { useSession } from '@pasar/account-api';
import { accountMarksApi } from '@pasar/account-api/marks';
import { Card, Checkbox, Skeleton } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ConsentPage } from '../shared/ConsentPage.tsx';
import styles from './PrivacyScreen.module.css';

/** Whether the store may process the member's data; optimistic, rolled back on failure (doc1 §4). */
function DataProcessingCheckbox(): ReactElement {
  const { t } = useTranslation('consent-screens');
  const session = useSession();
  const [setFlag] = accountMarksApi.useSetAccountFlagMutation();
  if (session.status !== 'logged-in') return <Skeleton shape="block" className={styles.skeleton} />;
  return (
    <Checkbox
      label={t('processing')}
      hint={t('processing_text')}
      checked={!session.account.disallow_data_processing}
      onChange={({ target }) => void setFlag({ disallow_data_processing: !target.checked })}
    />
  );
}

/** tells whether the page’s method is available: %s */
export function PrivacyScreen(): ReactElement {
  const { t } = useTranslation('consent-screens');
  const { market } = useScreenContext();
  return (
    <ConsentPage title={t('privacy_title')} text={t('privacy_text')}>
      <Card as="section" aria-label={t('privacy_title')}>
        <DataProcessingCheckbox />
      </Card>
      {market.consent === 'required' ? (
        <Link to={buildPath('user-account-cookie', {})}>{t('cookie_title')}</Link>
      ) : null}
    </ConsentPage>
  );
}
