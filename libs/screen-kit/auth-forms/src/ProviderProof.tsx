import { socialSignInApi } from '@pasar/account-api/social-sign-in';
import { ButtonLink, Notice, Skeleton, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ProviderButton } from './ProviderButton.tsx';

/** For members without password, phone and confirmed address: a new sign-in at a linked identity provider, which returns here. */
export function ProviderProof(): ReactElement {
  const { t } = useTranslation('auth-forms');
  const { pathname, search } = useLocation();
  const { data, isError } = socialSignInApi.useListLinkedIdentitiesQuery();
  if (!data && !isError) return <Skeleton shape="block" />;
  const identities = data?.identities ?? [];
  if (identities.length === 0) return <MissingIdentityNotice />;
  const query = new URLSearchParams({ next: pathname + search }).toString();
  return (
    <Stack gap="lg">
      <p>{t('identity_lead')}</p>
      {identities.map(({ provider, name }) => (
        <ProviderButton key={provider} provider={{ id: provider, name }} query={query} isProof />
      ))}
    </Stack>
  );
}

function MissingIdentityNotice(): ReactElement {
  const { t } = useTranslation('auth-forms');
  return (
    <Stack gap="lg">
      <Notice tone="warning">{t('identity_none')}</Notice>
      <ButtonLink to={buildPath('forgot-password')}>{t('set_password')}</ButtonLink>
    </Stack>
  );
}
