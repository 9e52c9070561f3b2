import { useSession } from '@pasar/account-api';
import { ButtonLink } from '@pasar/design-system';
import { buildPath, loginPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './GuestNote.module.css';

/** Invites a visitor to sign in, which merges this cart into their account's. Nothing for members. */
export function GuestNote(): ReactElement | null {
  const { t } = useTranslation('cart-screens');
  const { status } = useSession();
  if (status !== 'not-logged-in') return null;
  return (
    <aside className={styles.note}>
      <p className={styles.text}>{t('guest_note')}</p>
      <ButtonLink size="sm" variant="secondary" to={loginPath(buildPath('cart', {}))}>
        {t('sign_in')}
      </ButtonLink>
    </aside>
  );
}
