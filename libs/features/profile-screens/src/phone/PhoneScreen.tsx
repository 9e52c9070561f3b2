import type { Profile } from '@pasar/account-api/profile';
import { profileApi } from '@pasar/account-api/profile';
import { IdentityGate } from '@pasar/auth-forms';
import { RadioGroup, TextField } from '@pasar/design-system';
import { accountRules } from '@pasar/markets';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext, useToast } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CodeStep } from '../shared/CodeStep.tsx';
import { Failure } from '../shared/Failure.tsx';
import { ProfilePage, WhenLoaded } from '../shared/ProfilePage.tsx';
import { useMemberCall } from '../shared/use-member-call.ts';

/** Changes the mobile number, which is verified by a code. */
export function PhoneScreen(): ReactElement {
  const { t } = useTranslation('profile-screens');
  const query = profileApi.useGetProfileQuery();
  const phone = query.data?.phone;
  return (
    <ProfilePage title={t('phone')} lead={phone ? t('phone_lead', { phone }) : undefined}>
      <WhenLoaded query={query}>{(profile) => <ChangePhone profile={profile} />}</WhenLoaded>
    </ProfilePage>
  );
}

type Channel = 'sms' | 'whatsapp';

function ChangePhone({ profile }: { readonly profile: Profile }): ReactElement {
  const { t } = useTranslation('profile-screens');
  const { market } = useScreenContext();
  const toast = useToast();
  const navigate = useNavigate();
  const channels = accountRules[market.code].codeChannels.filter((each): each is Channel => each !== 'email');
  const [phone, setPhone] = useState('');
  const [channel, setChannel] = useState<Channel>(channels[0] ?? 'sms');
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  const [sendCode] = profileApi.useSendPhoneCodeMutation();
  const [update] = profileApi.useUpdatePhoneMutation();
  const call = useMemberCall('phone-update', update);
  const confirm = async (vcode: string) => {
    if (!(await call.send({ phone: phone.trim(), vcode }))) return;
    toast({ message: t('saved'), kind: 'success' });
    await navigate(buildPath('user-account'));
  };
  const prove = () => {
    setIsAskedAgain(false);
    call.clear();
  };
  return (
    <IdentityGate profile={profile} isAskedAgain={isAskedAgain || call.needsProof} onProved={prove}>
      <CodeStep
        sendCode={() => sendCode({ phone: phone.trim(), channel })}
        busy={call.busy}
        failure={<Failure text={call.failure} />}
        onCode={(code) => void confirm(code)}
        onNeedsProof={() => setIsAskedAgain(true)}
      >
        <TextField
          label={t('new_phone')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          start={market.phonePrefix}
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
        {channels.length > 1 ? (
          <RadioGroup
            legend={t('channel_legend')}
            look="chips"
            value={channel}
            options={channels.map((value) => ({ value, label: t(`channel_${value}`) }))}
            onValueChange={(value) => setChannel(value as Channel)}
          />
        ) : null}
      </CodeStep>
    </IdentityGate>
  );
}
