import { carriedQuery } from '@pasar/account';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AuthFrame } from '../shared/AuthFrame.tsx';
import { OnlyVisitors } from '../shared/OnlyVisitors.tsx';
import styles from '../shared/OtherWay.module.css';
import { SignUpForm } from './SignUpForm.tsx';

/** Make an account with a password. */
export function SignUpScreen({ input }: ScreenComponentProps<'buyer-signup'>): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <OnlyVisitors query={input.query}>
      <AuthFrame title={t('sign_up')} lead={t('welcome_new')}>
        <SignUpForm />
        <p className={styles.other}>
          {t('have_account')}{' '}
          <Link to={buildPath('buyer-login', {}, carriedQuery(input.query))}>{t('sign_in')}</Link>
        </p>
      </AuthFrame>
    </OnlyVisitors>
  );
}
