import type { AccountInfo } from '@pasar/account-api';
import { Card, pictureUrl } from '@pasar/design-system';
import { secondMs } from '@pasar/durations';
import { buildPath } from '@pasar/routing-table';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './ProfileCard.module.css';

/** Username, e-mail address and registration date. */
export function ProfileCard({ account }: { readonly account: AccountInfo }): ReactElement {
  const { t } = useTranslation('account-screens');
  const format = useFormat();
  return (
    <Card className={styles.card}>
      {account.portrait ? (
        <img
          className={styles.portrait}
          src={pictureUrl(account.portrait, 160)}
          alt=""
          width={64}
          height={64}
        />
      ) : (
        <span className={styles.portrait} aria-hidden="true">
          {account.username.slice(0, 1).toUpperCase()}
        </span>
      )}
      <span className={styles.words}>
        <strong className={styles.name}>{account.username}</strong>
        <span className={styles.muted}>{account.email}</span>
        {account.email && !account.email_verified ? (
          <span className={styles.muted}>
            {t('email_unconfirmed')}{' '}
            <Link to={buildPath('user-account-email')}>{t('confirm_email_title')}</Link>
          </span>
        ) : null}
        <span className={styles.muted}>
          {t('member_since', { date: format.date(account.ctime * secondMs) })}
        </span>
      </span>
    </Card>
  );
}
