import type { CodePurpose } from '@pasar/account';
import { AuthFailureNotice } from '@pasar/auth-forms';
import { Button } from '@pasar/design-system';
import { useCountdown } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentCode } from './sent-code.ts';
import { useSendCode } from './use-send-code.ts';

type Props = {
  readonly purpose: CodePurpose;
  readonly sent: SentCode;
  readonly onSent: (sent: SentCode) => void;
};

/** Sends another code; disabled until the wait is over. */
export function ResendButton({ purpose, sent, onSent }: Props): ReactElement {
  const { t } = useTranslation('account-screens');
  const { send, busy, failure } = useSendCode(purpose, onSent);
  const wait = failure?.kind === 'wait' ? failure : sent;
  const secondsLeft = useCountdown(wait);
  return (
    <>
      {failure?.kind === 'wait' ? null : <AuthFailureNotice failure={failure} secondsLeft={secondsLeft} />}
      <Button
        variant="secondary"
        block
        loading={busy}
        disabled={secondsLeft > 0}
        onClick={() => void send(sent)}
      >
        {secondsLeft > 0 ? t('send_again_in', { seconds: secondsLeft }) : t('send_again')}
      </Button>
    </>
  );
}
