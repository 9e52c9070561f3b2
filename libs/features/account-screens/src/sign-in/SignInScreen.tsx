import { FormPage } from '@pasar/design-system';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx';
import { AuthLinks } from '../shared/AuthLinks.tsx';
import { leadTextKey } from '../shared/lead-text-key.ts';
import { OtherMethods } from '../shared/OtherMethods.tsx';
import { RedirectSignedIn } from '../shared/RedirectSignedIn.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Sign-in with a passkey or a password, and the market's other methods in its order. */
export function SignInScreen({ input }: ScreenComponentProps<'buyer-login'>): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <RedirectSignedIn query={input.query}>
      <FormPage title={t('sign_in')} lead={t(leadTextKey(input.query, 'welcome_back'))}>
        <PasskeySignIn />
        <SignInForm />
        <AuthLinks query={input.query} links={[{ route: 'buyer-reset', textKey: 'forgot_password' }]} />
        <OtherMethods role="buyer" query={input.query} current="password" />
        <AuthLinks query={input.query} links={[{ route: 'buyer-signup', textKey: 'sign_up' }]} />
      </FormPage>
    </RedirectSignedIn>
  );
}
