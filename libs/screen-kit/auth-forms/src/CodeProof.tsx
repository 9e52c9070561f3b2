import type { Profile } from '@pasar/account-api/profile';
import { profileApi } from '@pasar/account-api/profile';
import { RadioGroup, Stack } from '@pasar/design-system';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormCallState } from './use-form-call.ts';
import { IdentityCode } from './IdentityCode.tsx';

type Channel = Profile['identity_channels'][number];

type Props = {
  readonly profile: Pick<Profile, 'identity_channels' | 'phone' | 'email'>;
  readonly call: FormCallState<{ readonly code: string; readonly channel: Channel }>;
};

/** Verifies the member with a one-time code, sent by one of the account's channels. */
export function CodeProof({ profile: { identity_channels, phone, email }, call }: Props): ReactElement {
  const { t } = useTranslation('auth-forms');
  const [channel, setChannel] = useState<Channel>(identity_channels[0] ?? 'email');
  const [sendCode] = profileApi.useSendIdentityCodeMutation();
  const options = identity_channels.map((value) => ({
    value,
    label: t(`channel_${value}`),
    hint: value === 'email' ? email : phone,
  }));
  return (
    <Stack gap="lg">
      <RadioGroup
        legend={t('channel_legend')}
        look="cards"
        value={channel}
        options={options}
        onValueChange={(value) => setChannel(value as Channel)}
      />
      <IdentityCode
        key={channel}
        sendCode={() => sendCode({ channel })}
        call={{ ...call, send: ({ code }) => call.send({ code, channel }) }}
        submitLabel={t('continue')}
      />
    </Stack>
  );
}
