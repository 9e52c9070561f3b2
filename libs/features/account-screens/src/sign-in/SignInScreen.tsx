import { accountRules } from '@pasar/markets';
import type { SignInMethod } from '@pasar/markets';
import { useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthLayout } from '../shared/AuthLayout.tsx';
import { AuthLinks } from '../shared/AuthLinks.tsx';
import type { AuthLink } from '../shared/AuthLinks.tsx';
import { leadTextKey } from '../shared/lead-text-key.ts';
import { RedirectSignedIn } from '../shared/RedirectSignedIn.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Where the other methods have their pages. */
const methodLinks: Readonly<Record<Exclude<SignInMethod, 'password'>, AuthLink>> = {
  code: { route: 'buyer-login-otp', textKey: 'sign_in_by_code' },
  whatsapp: { route: 'authenticate-whatsapp', textKey: 'sign_in_by_whatsapp' },
};

/** Sign-in with a password, and the market's other methods in its order. */
export function SignInScreen({ input }: ScreenComponentProps<'buyer-login'>): ReactElement {
  const { t } = useTranslation('account-screens');
  const { market } = useScreenContext();
  const others = accountRules[market.code].signInMethods.flatMap((method) =>
    method === 'password' ? [] : [methodLinks[method]],
  );
  return (
    <RedirectSignedIn query={input.query}>
      <AuthLayout title={t('sign_in')} lead={t(leadTextKey(input.query, 'welcome_back'))}>
        <SignInForm />
        <AuthLinks
          query={input.query}
          links={[
            { route: 'buyer-reset', textKey: 'forgot_password' },
            ...others,
            { route: 'buyer-signup', textKey: 'sign_up' },
          ]}
        />
      </AuthLayout>
    </RedirectSignedIn>
  );
}
