import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthLayout } from '../shared/AuthLayout.tsx';
import { AuthLinks } from '../shared/AuthLinks.tsx';
import type { AuthLink } from '../shared/AuthLinks.tsx';
import { leadTextKey } from '../shared/lead-text-key.ts';
import { RedirectSignedIn } from '../shared/RedirectSignedIn.tsx';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { SellerRegionDialog } from './SellerRegionDialog.tsx';
import { SubAccountButton } from './SubAccountButton.tsx';

const links: readonly AuthLink[] = [
  { route: 'seller-login-otp', textKey: 'sign_in_by_code' },
  { route: 'buyer-reset', textKey: 'forgot_password' },
  { route: 'seller-signup', textKey: 'seller_sign_up' },
];

/** Sellers' sign-in with a password or as a sub-account. */
export function SellerSignInScreen({ input }: ScreenComponentProps<'seller-login'>): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <RedirectSignedIn query={input.query}>
      <AuthLayout title={t('seller_sign_in')} lead={t(leadTextKey(input.query, 'seller_lead'))}>
        <SignInForm />
        <SubAccountButton query={input.query} />
        <AuthLinks query={input.query} links={links} />
        <SellerRegionDialog />
      </AuthLayout>
    </RedirectSignedIn>
  );
}
