import type { Profile } from '@pasar/account-api/profile';
import { profileApi } from '@pasar/account-api/profile';
import { Button, Stack } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormCall } from './use-form-call.ts';
import { CodeProof } from './CodeProof.tsx';
import { PasswordProof } from './PasswordProof.tsx';
import { ProviderProof } from './ProviderProof.tsx';

type Proof = Parameters<ReturnType<typeof profileApi.useConfirmIdentityMutation>[0]>[0];

type Props = {
  readonly profile: Pick<Profile, 'has_password' | 'identity_channels' | 'phone' | 'email'>;
  readonly onProved: () => void;
};

/**
 * Asks the member to prove their identity: by password, by a code to the account's phone number or confirmed address, or
 * without those by a new sign-in at an identity provider.
 */
export function IdentityProof({ profile, onProved }: Props): ReactElement {
  const { t } = useTranslation('auth-forms');
  const { has_password, identity_channels } = profile;
  const [isByCode, setIsByCode] = useState(!has_password);
  if (!has_password && identity_channels.length === 0) return <ProviderProof />;
  return (
    <Stack gap="lg">
      <p>{t('identity_lead')}</p>
      <ProofForm key={String(isByCode)} {...{ profile, isByCode, onProved }} />
      {has_password && identity_channels.length > 0 ? (
        <Button variant="quiet" block onClick={() => setIsByCode(!isByCode)}>
          {t(isByCode ? 'identity_by_password' : 'identity_by_code')}
        </Button>
      ) : null}
    </Stack>
  );
}

function ProofForm({ profile, isByCode, onProved }: Props & { readonly isByCode: boolean }): ReactElement {
  const [confirm] = profileApi.useConfirmIdentityMutation();
  const call = useFormCall('identity-confirm', async (proof: Proof) => {
    const answer = await confirm(proof);
    if (!answer.error) onProved();
    return answer;
  });
  return isByCode ? <CodeProof profile={profile} call={call} /> : <PasswordProof call={call} />;
}
