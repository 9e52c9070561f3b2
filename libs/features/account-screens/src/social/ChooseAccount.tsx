import { accountApi } from '@pasar/account-api';
import { carriedQuery } from '@pasar/account';
import { socialSignInApi } from '@pasar/account-api/social-sign-in';
import { AuthFailureNotice, useFormCall } from '@pasar/auth-forms';
import { Button, ButtonLink, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PolicyNotice } from '../shared/PolicyNotice.tsx';
import { targetAfterSignIn } from '../shared/target-after-sign-in.ts';
import { useGoTo } from '../shared/use-go-to.ts';

type Props = { readonly provider: string; readonly query: string };

/** Returns here after sign-in, with the carried query. */
const readReturnPath = (query: string): string => {
  const here = buildPath('authenticate-social-bind', {}, carriedQuery(query));
  return buildPath('buyer-login', {}, { next: here });
};

/** Sign in to an existing account, or create a new one. */
export function ChooseAccount({ provider, query }: Props): ReactElement {
  const { t } = useTranslation('account-screens');
  const context = useScreenContext();
  const goTo = useGoTo();
  const [signUp] = socialSignInApi.useSignUpBySocialMutation();
  const [loadAccount] = accountApi.useLazyGetAccountInfoQuery();
  const { send, busy, failure } = useFormCall('sign-up-by-social', async () => {
    const { data, error } = await signUp();
    if (!data) return { error };
    const identity = buildPath('buyer-signup-kyc', {}, carriedQuery(query));
    goTo(data.needs_identity ? identity : targetAfterSignIn(query, context));
    await loadAccount();
    return {};
  });
  return (
    <Stack gap="lg">
      <p>{t('bind_choose', { provider })}</p>
      <AuthFailureNotice failure={failure} secondsLeft={0} />
      <ButtonLink size="lg" block to={readReturnPath(query)}>
        {t('bind_existing')}
      </ButtonLink>
      <Button variant="secondary" size="lg" block loading={busy} onClick={() => void send(undefined)}>
        {t('bind_new')}
      </Button>
      <PolicyNotice />
    </Stack>
  );
}
