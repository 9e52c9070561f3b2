import { Button, Cluster, Spinner, Stack } from '@pasar/design-system';
import { useCountdown } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../flow/FailureNotice.tsx';
import { usePoll } from '../flow/use-poll.ts';
import type { SentCode } from '../flow/use-verification.ts';
import type { StepProps } from './step-props.ts';

/** A link to confirm where it was received, on this device or another. @spec verification-link */
export function LinkStep({ controls, offered }: StepProps): ReactElement {
  const { t } = useTranslation('verification-screens');
  const [sent, setSent] = useState<SentCode>();
  const { failure, busy, refresh } = controls;
  usePoll(sent !== undefined, refresh);
  const secondsLeft = useCountdown(failure?.kind === 'wait' ? failure : undefined);
  const resendIn = useCountdown(sent);
  const send = async () => {
    const next = await controls.send({ method: 'link' });
    if (next) setSent(next);
  };
  return (
    <Stack gap="lg">
      {sent ? (
        <>
          <p role="status">{t('link_sent', { recipient: sent.to, minutes: sent.minutes })}</p>
          <Cluster as="p" wrap={false}>
            <Spinner />
            <span>{t('waiting_confirmation')}</span>
          </Cluster>
        </>
      ) : (
        <p>{t('link_to', { recipient: offered.sent_to })}</p>
      )}
      <FailureNotice failure={failure} secondsLeft={secondsLeft} />
      <Button
        size="lg"
        block
        variant={sent ? 'secondary' : 'primary'}
        loading={busy}
        disabled={secondsLeft > 0 || resendIn > 0}
        onClick={() => void send()}
      >
        {resendIn > 0 ? t('send_again_in', { seconds: resendIn }) : t(sent ? 'send_again' : 'send_link')}
      </Button>
    </Stack>
  );
}
