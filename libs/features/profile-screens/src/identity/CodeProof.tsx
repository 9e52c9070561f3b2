import type { Profile } from '@pasar/account-api/profile';
import { profileApi } from '@pasar/account-api/profile';
import { RadioGroup, Stack } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeStep } from '../shared/CodeStep.tsx';
import type { Proof } from './PasswordProof.tsx';

type Channel = Profile['identity_channels'][number];

type Props = {
  readonly profile: Pick<Profile, 'identity_channels' | 'phone' | 'email'>;
  readonly busy: boolean;
  readonly failure: ReactNode;
  readonly onSubmit: (proof: Proof) => Promise<void>;
};

/** Sends a code to the member's own phone number or address, and submits it. */
export function CodeProof({ profile, busy, failure, onSubmit }: Props): ReactElement {
  const { t } = useTranslation('profile-screens');
  const { identity_channels, phone, email } = profile;
  const [channel, setChannel] = useState<Channel>(identity_channels[0] ?? 'email');
  const [send] = profileApi.useSendIdentityCodeMutation();
  const options = identity_channels.map((value) => ({
    value,
    label: t(`channel_${value}`),
    hint: value === 'email' ? email : phone,
  }));
  return (
    <CodeStep
      key={channel}
      sendCode={() => send({ channel })}
      busy={busy}
      failure={failure}
      onCode={(code) => void onSubmit({ code, channel })}
    >
      <Stack gap="lg">
        <RadioGroup
          legend={t('channel_legend')}
          look="cards"
          value={channel}
          options={options}
          onValueChange={(value) => setChannel(value as Channel)}
        />
      </Stack>
    </CodeStep>
  );
}
