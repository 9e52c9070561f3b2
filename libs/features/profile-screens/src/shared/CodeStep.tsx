import { readOneTimeCode } from '@pasar/account';
import { Button, Stack, TextField } from '@pasar/design-system';
import { useCountdown } from '@pasar/screen-kit';
import { useEffect, useState } from 'react';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from './Failure.tsx';
import { useMemberCall } from './use-member-call.ts';

type SentCode = { readonly sent_to: string; readonly resend_after: number; readonly expires_in: number };

type Props = {
  readonly sendCode: () => Promise<{ readonly data?: SentCode; readonly error?: unknown }>;
  /** The recipient's fields; shown until the code is sent. */
  readonly children: ReactNode;
  readonly busy: boolean;
  /** Why the code was rejected. */
  readonly failure: ReactNode;
  readonly onCode: (code: string) => void;
  /** Called when sending the code requires proof of identity. */
  readonly onNeedsProof?: () => void;
};

/** Sends a code, then submits it. */
export function CodeStep({ sendCode, children, busy, failure, onCode, onNeedsProof }: Props): ReactElement {
  const { t } = useTranslation('profile-screens');
  const [sent, setSent] = useState<SentCode & { readonly seconds: number }>();
  const call = useMemberCall('send-code', sendCode);
  const secondsLeft = useCountdown(sent);
  const { needsProof } = call;
  useEffect(() => {
    if (needsProof) onNeedsProof?.();
  }, [needsProof, onNeedsProof]);
  const ask = async () => {
    const answer = await call.send(undefined as never);
    if (answer) setSent({ ...answer, seconds: answer.resend_after });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask();
  };
  if (!sent)
    return (
      <form method="post" noValidate onSubmit={submit}>
        <Stack gap="lg">
          {children}
          <Failure text={call.failure} />
          <Button type="submit" block loading={call.busy}>
            {t('send_code')}
          </Button>
        </Stack>
      </form>
    );
  return (
    <Stack gap="lg">
      <CodeForm sent={sent} busy={busy} failure={failure} onCode={onCode} />
      <Failure text={call.failure} />
      <Button
        variant="secondary"
        block
        loading={call.busy}
        disabled={secondsLeft > 0}
        onClick={() => void ask()}
      >
        {secondsLeft > 0 ? t('send_again_in', { seconds: secondsLeft }) : t('send_again')}
      </Button>
      <Button variant="quiet" block onClick={() => setSent(undefined)}>
        {t('back')}
      </Button>
    </Stack>
  );
}

const secondsPerMinute = 60;

function CodeForm({
  sent,
  busy,
  failure,
  onCode,
}: Pick<Props, 'busy' | 'failure' | 'onCode'> & { sent: SentCode }) {
  const { t } = useTranslation('profile-screens');
  const [code, setCode] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isCode = readOneTimeCode(code) !== null;
    setIsWrong(!isCode);
    if (isCode) onCode(code);
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap="lg">
        <p role="status">
          {t('code_sent', {
            recipient: sent.sent_to,
            minutes: Math.floor(sent.expires_in / secondsPerMinute),
          })}
        </p>
        <TextField
          label={t('code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={isWrong ? t('fault_code') : undefined}
        />
        {failure}
        <Button type="submit" block loading={busy}>
          {t('confirm')}
        </Button>
      </Stack>
    </form>
  );
}
