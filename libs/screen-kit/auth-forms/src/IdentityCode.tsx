import { Button, Stack } from '@pasar/design-system';
import { useCountdown } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFailureNotice } from './AuthFailureNotice.tsx';
import { useFormCall } from './use-form-call.ts';
import type { FormCallState } from './use-form-call.ts';
import { IdentityCodeForm } from './IdentityCodeForm.tsx';
import type { SentIdentityCode } from './sent-identity-code.ts';

type SentCode = { readonly sent_to: string; readonly resend_after: number; readonly expires_in: number };
type SendCode = () => Promise<{ readonly data?: SentCode; readonly error?: unknown }>;

type Props = {
  readonly sendCode: SendCode;
  /** The call that submits the code. */
  readonly call: FormCallState<{ readonly code: string }>;
  readonly submitLabel: ReactNode;
};

const secondsPerMinute = 60;

/** Sends a code to the account's own phone number or address, and submits it. */
export function IdentityCode({ sendCode, call, submitLabel }: Props): ReactElement {
  const { t } = useTranslation('auth-forms');
  const [sent, setSent] = useState<SentIdentityCode>();
  const sending = useSendOwnCode(sendCode, setSent);
  const secondsLeft = useCountdown(sending.failure?.kind === 'wait' ? sending.failure : sent);
  return (
    <Stack gap="lg">
      {sent ? <IdentityCodeForm {...{ sent, call, submitLabel }} /> : null}
      <AuthFailureNotice failure={sending.failure} secondsLeft={secondsLeft} />
      <Button
        variant={sent ? 'secondary' : 'primary'}
        size={sent ? 'md' : 'lg'}
        block
        loading={sending.busy}
        disabled={secondsLeft > 0}
        onClick={() => void sending.send(undefined)}
      >
        {sent
          ? t(secondsLeft > 0 ? 'send_again_in' : 'send_again', { seconds: secondsLeft })
          : t('send_code')}
      </Button>
    </Stack>
  );
}

function useSendOwnCode(sendCode: SendCode, onSent: (sent: SentIdentityCode) => void) {
  return useFormCall('send-own-code', async () => {
    const answer = await sendCode();
    if (answer.data) {
      const { sent_to: sentTo, resend_after: seconds, expires_in } = answer.data;
      onSent({ sentTo, seconds, minutes: Math.floor(expires_in / secondsPerMinute) });
    }
    return answer;
  });
}
