import { carriedQuery } from '@pasar/account';
import { socialSignInApi } from '@pasar/account-api/social-sign-in';
import { Button } from '@pasar/design-system';
import { useShowFailure } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly provider: { readonly id: string; readonly name: string };
  readonly query: string;
  readonly variant?: 'primary' | 'secondary';
  /** The translation key of the button's label. */
  readonly textKey?: 'continue_with' | 'bind_title';
  /** Whether a member proves their identity, instead of signing in. */
  readonly isProof?: boolean;
};

/** Redirects to an identity provider, which redirects back to `authenticate-oauth`. */
export function ProviderButton({
  provider,
  query,
  variant = 'secondary',
  textKey = 'continue_with',
  isProof = false,
}: Props): ReactElement {
  const { t } = useTranslation('account-screens');
  const showFailure = useShowFailure();
  const [start, { isLoading }] = socialSignInApi.useStartSocialMutation();
  const visit = async () => {
    const carried = new URLSearchParams(carriedQuery(query)).toString();
    const { data, error } = await start({ provider: provider.id, carried, ...(isProof && { proof: true }) });
    if (data) return window.location.assign(data.url);
    return showFailure({ call: 'start-social', error, fallbackMessage: t('failure_other') });
  };
  return (
    <Button variant={variant} block icon="user" loading={isLoading} onClick={() => void visit()}>
      {t(textKey, { provider: provider.name })}
    </Button>
  );
}
