import { socialSignInApi } from '@pasar/account-api/social-sign-in';
import { Button, ButtonLink, Notice, Skeleton, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Failure } from '../shared/Failure.tsx';
import { useMemberCall } from '../shared/use-member-call.ts';

/** For members without password, phone and confirmed address: a new sign-in at a linked identity provider, which returns here. */
export function ProviderProof(): ReactElement {
  const { t } = useTranslation('profile-screens');
  const { pathname, search } = useLocation();
  const { data, isError } = socialSignInApi.useListLinkedIdentitiesQuery();
  const [start] = socialSignInApi.useStartSocialMutation();
  const call = useMemberCall('start-social', start);
  if (!data && !isError) return <Skeleton shape="block" />;
  const identities = data?.identities ?? [];
  if (identities.length === 0) return <MissingIdentityNotice />;
  const visit = async (provider: string) => {
    const carried = new URLSearchParams({ next: pathname + search }).toString();
    const started = await call.send({ provider, carried, proof: true });
    if (started) window.location.assign(started.url);
  };
  return (
    <Stack gap="lg">
      <p>{t('identity_lead')}</p>
      <Failure text={call.failure} />
      {identities.map(({ provider, name }) => (
        <Button key={provider} block icon="user" loading={call.busy} onClick={() => void visit(provider)}>
          {t('continue_with', { provider: name })}
        </Button>
      ))}
    </Stack>
  );
}

function MissingIdentityNotice(): ReactElement {
  const { t } = useTranslation('profile-screens');
  return (
    <Stack gap="lg">
      <Notice tone="warning">{t('identity_none')}</Notice>
      <ButtonLink to={buildPath('forgot-password')}>{t('set_password')}</ButtonLink>
    </Stack>
  );
}
