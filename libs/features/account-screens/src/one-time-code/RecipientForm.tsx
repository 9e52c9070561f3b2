import type { CodePurpose } from '@pasar/account';
import type { CodeChannel } from '@pasar/markets';
import { RadioGroup, TextField } from '@pasar/design-system';
import { useCountdown, useScreenContext } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthForm } from '../shared/AuthForm.tsx';
import type { SentCode } from './sent-code.ts';
import { useSendCode } from './use-send-code.ts';

type Props = {
  readonly purpose: CodePurpose;
  readonly channels: readonly CodeChannel[];
  /** The values that were submitted before. */
  readonly typed: Pick<SentCode, 'recipient' | 'channel'> | undefined;
  readonly onSent: (sent: SentCode) => void;
};

/** Asks for the recipient of the code, and for the channel. */
export function RecipientForm({ purpose, channels, typed, onSent }: Props): ReactElement {
  const { t } = useTranslation('account-screens');
  const { market } = useScreenContext();
  const first = typed?.channel ?? channels[0] ?? 'sms';
  const [channel, setChannel] = useState(first);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { recipient: typed?.recipient ?? '' },
  });
  const { send, busy, failure } = useSendCode(purpose, onSent);
  const secondsLeft = useCountdown(failure?.kind === 'wait' ? failure : undefined);
  const isMail = channel === 'email';
  const refused = failure?.kind === 'input' ? failure.message : undefined;
  return (
    <AuthForm
      onSubmit={handleSubmit(({ recipient }) => void send({ channel, recipient }))}
      busy={busy}
      failure={failure}
      secondsLeft={secondsLeft}
      submitLabel={t('send_code')}
    >
      {channels.length > 1 ? (
        <RadioGroup
          legend={t('channel_legend')}
          look="chips"
          name="channel"
          value={channel}
          options={channels.map((value) => ({ value, label: t(`channel_${value}`) }))}
          onValueChange={(value) => setChannel(value as CodeChannel)}
        />
      ) : null}
      <TextField
        key={isMail ? 'email' : 'phone'}
        label={t(isMail ? 'email' : 'phone')}
        hint={t('recipient_hint')}
        start={isMail ? undefined : market.phonePrefix}
        type={isMail ? 'email' : 'tel'}
        inputMode={isMail ? 'email' : 'tel'}
        autoComplete={isMail ? 'email' : 'tel'}
        error={formState.errors.recipient ? t('fault_required') : refused}
        {...register('recipient', { required: true })}
      />
    </AuthForm>
  );
}
