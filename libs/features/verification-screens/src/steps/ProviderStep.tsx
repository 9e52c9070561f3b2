import { socialSignInApi } from '@pasar/account-api/social-sign-in';
import { Button, Skeleton, Stack } from '@pasar/design-system';
import { useShowFailure } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** A new sign-in at a linked identity provider, which returns to this page: the verification has passed by then. */
export function ProviderStep(): ReactElement {
  const { t } = useTranslation('verification-screens');
  const { pathname, search } = useLocation();
  const showFailure = useShowFailure();
  const { data, isLoading } = socialSignInApi.useListLinkedIdentitiesQuery();
  const [start, { isLoading: busy }] = socialSignInApi.useStartSocialMutation();
  if (isLoading) return <Skeleton shape="block" />;
  const visit = async (provider: string) => {
    const carried = new URLSearchParams({ next: pathname + search }).toString();
    const started = await start({ provider, carried, proof: true });
    if (started.data) return window.location.assign(started.data.url);
    return showFailure({
      call: 'start-social',
      error: started.error,
      fallbackMessage: t('failure_unknown'),
    });
  };
  return (
    <Stack gap="lg">
      <p>{t('provider_text')}</p>
      {data?.identities.map(({ provider, name }) => (
        <Button
          key={provider}
          size="lg"
          block
          icon="user"
          loading={busy}
          onClick={() => void visit(provider)}
        >
          {t('continue_with', { provider: name })}
        </Button>
      ))}
    </Stack>
  );
}
