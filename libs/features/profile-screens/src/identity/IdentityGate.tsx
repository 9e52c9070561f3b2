import type { Profile } from '@pasar/account-api/profile';
import { profileApi } from '@pasar/account-api/profile';
import { Button, Stack } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../shared/Failure.tsx';
import { useMemberCall } from '../shared/use-member-call.ts';
import { CodeProof } from './CodeProof.tsx';
import { PasswordProof } from './PasswordProof.tsx';
import { ProviderProof } from './ProviderProof.tsx';

type Props = {
  readonly profile: Pick<Profile, 'has_password' | 'is_identified' | 'identity_channels' | 'phone' | 'email'>;
  /** Whether the server asked for another proof. */
  readonly isAskedAgain: boolean;
  readonly onProved: () => void;
  /** Stays mounted, so that input is kept. */
  readonly children: ReactNode;
};

/** Asks for proof of identity before showing a form that changes sign-in methods, unless this session has proved it recently. */
export function IdentityGate({ profile, isAskedAgain, onProved, children }: Props): ReactElement {
  const [isProved, setIsProved] = useState(profile.is_identified);
  const isOpen = isProved && !isAskedAgain;
  const prove = () => {
    setIsProved(true);
    onProved();
  };
  return (
    <>
      {isOpen ? null : <Proof profile={profile} onProved={prove} />}
      <div hidden={!isOpen}>{children}</div>
    </>
  );
}

function Proof({ profile, onProved }: Pick<Props, 'profile' | 'onProved'>): ReactElement {
  const { t } = useTranslation('profile-screens');
  const { has_password, identity_channels } = profile;
  const [byCode, setByCode] = useState(!has_password);
  const [confirm] = profileApi.useConfirmIdentityMutation();
  const call = useMemberCall('identity-confirm', confirm);
  const submit: Parameters<typeof PasswordProof>[0]['onSubmit'] = async (proof) => {
    if (await call.send(proof)) onProved();
  };
  if (!has_password && identity_channels.length === 0) return <ProviderProof />;
  const failure = <Failure text={call.failure} />;
  const other = has_password && identity_channels.length > 0;
  const switchMethod = () => {
    call.clear();
    setByCode(!byCode);
  };
  return (
    <Stack gap="lg">
      <p>{t('identity_lead')}</p>
      {byCode ? (
        <CodeProof {...{ profile, failure, onSubmit: submit }} busy={call.busy} />
      ) : (
        <PasswordProof {...{ failure, onSubmit: submit }} busy={call.busy} />
      )}
      {other ? (
        <Button variant="quiet" block onClick={switchMethod}>
          {t(byCode ? 'identity_by_password' : 'identity_by_code')}
        </Button>
      ) : null}
    </Stack>
  );
}
