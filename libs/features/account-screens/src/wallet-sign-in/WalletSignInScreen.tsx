import { socialSignInApi } from '@pasar/account-api/social-sign-in';
import { ProviderButton } from '@pasar/auth-forms';
import { FormPage, Notice, Stack } from '@pasar/design-system';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { leadTextKey } from '../shared/lead-text-key.ts';
import { OtherMethods } from '../shared/OtherMethods.tsx';
import { RedirectSignedIn } from '../shared/RedirectSignedIn.tsx';

/** Sign-in with a wallet that the market supports. */
export function WalletSignInScreen({ input }: ScreenComponentProps<'wallet-provider-login'>): ReactElement {
  const { t } = useTranslation('account-screens');
  const { data } = socialSignInApi.useListIdentityProvidersQuery();
  const wallets = data?.providers.filter(({ kind }) => kind === 'wallet') ?? [];
  return (
    <RedirectSignedIn query={input.query}>
      <FormPage title={t('sign_in_by_wallet')} lead={t(leadTextKey(input.query, 'wallet_lead'))}>
        {wallets.length === 0 ? <Notice tone="info">{t('wallet_none')}</Notice> : null}
        <Stack gap="md">
          {wallets.map((wallet) => (
            <ProviderButton key={wallet.id} provider={wallet} query={input.query} variant="primary" />
          ))}
        </Stack>
        <OtherMethods role="buyer" query={input.query} current="wallet" />
      </FormPage>
    </RedirectSignedIn>
  );
}
