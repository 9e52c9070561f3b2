import { carriedQuery } from '@pasar/account';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AuthLayout } from '../shared/AuthLayout.tsx';
import styles from '../shared/OtherWay.module.css';
import { RedirectSignedIn } from '../shared/RedirectSignedIn.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Sign-in with a password. */
export function SignInScreen({ input }: ScreenComponentProps<'buyer-login'>): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <RedirectSignedIn query={input.query}>
      <AuthLayout title={t('sign_in')} lead={t('welcome_back')}>
        <SignInForm />
        <p className={styles.other}>
          {t('new_here')}{' '}
          <Link to={buildPath('buyer-signup', {}, carriedQuery(input.query))}>{t('sign_up')}</Link>
        </p>
      </AuthLayout>
    </RedirectSignedIn>
  );
}
