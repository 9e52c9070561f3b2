import { useSession } from '@pasar/account-api';
import { socialSignInApi } from '@pasar/account-api/social-sign-in';
import type { ApiError } from '@pasar/base-api';
import { ButtonLink, FormPage, Notice, Skeleton, Stack, useHasHydrated } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BindToAccount } from './BindToAccount.tsx';
import { ChooseAccount } from './ChooseAccount.tsx';

/** Asks which account to link the identity to: the signed-in one, another one, or a new one. */
export function SocialBindScreen({ input }: ScreenComponentProps<'authenticate-social-bind'>): ReactElement {
  const { t } = useTranslation('account-screens');
  const hasHydrated = useHasHydrated();
  const { data, error } = socialSignInApi.useReadPendingIdentityQuery(undefined, { skip: !hasHydrated });
  const provider = data?.provider ?? '';
  return (
    <FormPage
      title={data ? t('bind_title', { provider }) : t('bind_page')}
      lead={data?.email || t('bind_lead')}
    >
      {error ? (
        <Expired error={error as ApiError} />
      ) : data ? (
        <Choice provider={provider} email={data.email} query={input.query} />
      ) : (
        <Skeleton shape="block" />
      )}
    </FormPage>
  );
}

type ChoiceProps = { readonly provider: string; readonly email: string; readonly query: string };

function Choice(props: ChoiceProps): ReactElement {
  const session = useSession();
  if (session.status === 'unknown') return <Skeleton shape="block" />;
  return session.status === 'logged-in' ? (
    <BindToAccount {...props} username={session.account.username} />
  ) : (
    <ChooseAccount {...props} />
  );
}

function Expired({ error }: { readonly error: ApiError }): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <Stack gap="lg">
      <Notice tone="warning">{error.message || t('failure_unknown')}</Notice>
      <ButtonLink size="lg" block to={buildPath('buyer-login')}>
        {t('sign_in')}
      </ButtonLink>
    </Stack>
  );
}
