import { carriedQuery } from '@pasar/account';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AuthLayout } from '../shared/AuthLayout.tsx';
import { RedirectSignedIn } from '../shared/RedirectSignedIn.tsx';
import styles from '../shared/OtherWay.module.css';
import { SignUpForm } from './SignUpForm.tsx';

/** Sign-up with a password. */
export function SignUpScreen({ input }: ScreenComponentProps<'buyer-signup'>): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <RedirectSignedIn query={input.query}>
      <AuthLayout title={t('sign_up')} lead={t('welcome_new')}>
        <SignUpForm />
        <p className={styles.other}>
          {t('have_account')}{' '}
          <Link to={buildPath('buyer-login', {}, carriedQuery(input.query))}>{t('sign_in')}</Link>
        </p>
      </AuthLayout>
    </RedirectSignedIn>
  );
}
