import { FormPage, Stack } from '@pasar/design-system';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx';
import { AuthLinks } from '../shared/AuthLinks.tsx';
import type { AuthLink } from '../shared/AuthLinks.tsx';
import { leadTextKey } from '../shared/lead-text-key.ts';
import { OtherMethods } from '../shared/OtherMethods.tsx';
import { RedirectSignedIn } from '../shared/RedirectSignedIn.tsx';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { SellerRegionDialog } from './SellerRegionDialog.tsx';
import { SubAccountButton } from './SubAccountButton.tsx';

const links: readonly AuthLink[] = [{ route: 'seller-signup', textKey: 'seller_sign_up' }];

/** Sellers' sign-in with a passkey, with a password or as a sub-account. */
export function SellerSignInScreen({ input }: ScreenComponentProps<'seller-login'>): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <RedirectSignedIn query={input.query}>
      <FormPage title={t('seller_sign_in')} lead={t(leadTextKey(input.query, 'seller_lead'))}>
        <PasskeySignIn />
        <SignInForm />
        <AuthLinks query={input.query} links={[{ route: 'buyer-reset', textKey: 'forgot_password' }]} />
        <Stack gap="md">
          <OtherMethods role="seller" query={input.query} current="password" />
          <SubAccountButton query={input.query} />
        </Stack>
        <AuthLinks query={input.query} links={links} />
        <SellerRegionDialog />
      </FormPage>
    </RedirectSignedIn>
  );
}
