import { Button, RadioGroup, Stack } from '@pasar/design-system';
import { useCountdown } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../flow/FailureNotice.tsx';
import type { SentCode } from '../flow/use-verification.ts';
import { CodeForm } from './CodeForm.tsx';
import type { StepProps } from './step-props.ts';

type Channel = 'sms' | 'whatsapp';

/** A code to the member's own phone number or e-mail address. @spec verification-otp verification-email */
export function CodeStep({ controls, offered }: StepProps): ReactElement {
  const { t } = useTranslation('verification-screens');
  const { channels = [], method } = offered;
  const [channel, setChannel] = useState<Channel>(channels[0] ?? 'sms');
  const [sent, setSent] = useState<SentCode>();
  const { failure, busy } = controls;
  const secondsLeft = useCountdown(failure?.kind === 'wait' ? failure : undefined);
  const send = async () => {
    const next =
      method === 'email'
        ? await controls.send({ method: 'email' })
        : await controls.send({ method: 'otp', channel });
    if (next) setSent(next);
  };
  if (sent)
    return <CodeForm controls={controls} offered={offered} sent={sent} onResend={() => void send()} />;
  return (
    <Stack gap="lg">
      <p>{t('code_to', { recipient: offered.sent_to })}</p>
      {channels.length > 1 ? (
        <RadioGroup
          legend={t('channel_legend')}
          look="chips"
          name="channel"
          value={channel}
          options={channels.map((value) => ({ value, label: t(`channel_${value}`) }))}
          onValueChange={(value) => setChannel(value as Channel)}
        />
      ) : null}
      <FailureNotice failure={failure} secondsLeft={secondsLeft} />
      <Button size="lg" block loading={busy} disabled={secondsLeft > 0} onClick={() => void send()}>
        {t('send_code')}
      </Button>
    </Stack>
  );
}
