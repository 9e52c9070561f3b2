import { carriedQuery } from '@pasar/account';
import { socialSignInApi } from '@pasar/account-api/social-sign-in';
import { Button, Notice } from '@pasar/design-system';
import { useShowFailure } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly provider: { readonly id: string; readonly name: string };
  readonly query: string;
  readonly variant?: 'primary' | 'secondary';
  /** The button's label; by default it continues with the provider. */
  readonly children?: ReactNode;
  /** Whether a member proves their identity, instead of signing in. */
  readonly isProof?: boolean;
};

/** Redirects to an identity provider, which redirects back to `authenticate-oauth`. */
export function ProviderButton({
  provider,
  query,
  variant = 'secondary',
  children,
  isProof = false,
}: Props): ReactElement {
  const { t } = useTranslation('auth-forms');
  const showFailure = useShowFailure();
  const [failure, setFailure] = useState<string>();
  const [start, { isLoading }] = socialSignInApi.useStartSocialMutation();
  const visit = async () => {
    setFailure(undefined);
    const carried = new URLSearchParams(carriedQuery(query)).toString();
    const { data, error } = await start({ provider: provider.id, carried, ...(isProof && { proof: true }) });
    if (data) return window.location.assign(data.url);
    const fallbackMessage = t('failure_other');
    return showFailure({ call: 'start-social', error, fallbackMessage, showMessage: setFailure });
  };
  return (
    <>
      {failure === undefined ? null : (
        <Notice tone="danger" announce>
          {failure}
        </Notice>
      )}
      <Button variant={variant} block icon="user" loading={isLoading} onClick={() => void visit()}>
        {children ?? t('continue_with', { provider: provider.name })}
      </Button>
    </>
  );
}
