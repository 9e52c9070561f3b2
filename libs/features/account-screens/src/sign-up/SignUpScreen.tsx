import { FormPage } from '@pasar/design-system';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthLinks } from '../shared/AuthLinks.tsx';
import type { AuthLink } from '../shared/AuthLinks.tsx';
import { leadTextKey } from '../shared/lead-text-key.ts';
import { RedirectSignedIn } from '../shared/RedirectSignedIn.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const links: readonly AuthLink[] = [
  { route: 'buyer-signup', textKey: 'sign_up_by_code' },
  { route: 'buyer-login', textKey: 'have_account' },
];

/** Sign-up with a password. */
export function SignUpScreen({ input }: ScreenComponentProps<'buyer-login-signup-legacy'>): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <RedirectSignedIn query={input.query}>
      <FormPage title={t('sign_up')} lead={t(leadTextKey(input.query, 'welcome_new'))}>
        <SignUpForm />
        <AuthLinks query={input.query} links={links} />
      </FormPage>
    </RedirectSignedIn>
  );
}
