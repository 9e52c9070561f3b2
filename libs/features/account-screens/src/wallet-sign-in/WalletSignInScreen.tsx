import { socialSignInApi } from '@pasar/account-api/social-sign-in';
import { ProviderButton } from '@pasar/auth-forms';
import { ErrorState, FormPage, Notice, Skeleton, Stack } from '@pasar/design-system';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { leadTextKey } from '../shared/lead-text-key.ts';
import { OtherMethods } from '../shared/OtherMethods.tsx';
import { RedirectSignedIn } from '../shared/RedirectSignedIn.tsx';

/** Sign-in with a wallet that the market supports. */
export function WalletSignInScreen({ input }: ScreenComponentProps<'wallet-provider-login'>): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <RedirectSignedIn query={input.query}>
      <FormPage title={t('sign_in_by_wallet')} lead={t(leadTextKey(input.query, 'wallet_lead'))}>
        <Wallets query={input.query} />
        <OtherMethods role="buyer" query={input.query} current="wallet" />
      </FormPage>
    </RedirectSignedIn>
  );
}

type WalletsProps = Pick<ScreenComponentProps<'wallet-provider-login'>['input'], 'query'>;

function Wallets({ query }: WalletsProps): ReactElement {
  const { t } = useTranslation('account-screens');
  const { data, isError, isFetching, refetch } = socialSignInApi.useListIdentityProvidersQuery();
  if (!data && isError) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (!data) return <Skeleton />;
  const wallets = data.providers.filter(({ kind }) => kind === 'wallet');
  if (wallets.length === 0) return <Notice tone="info">{t('wallet_none')}</Notice>;
  return (
    <Stack gap="md">
      {wallets.map((wallet) => (
        <ProviderButton key={wallet.id} provider={wallet} query={query} variant="primary" />
      ))}
    </Stack>
  );
}
