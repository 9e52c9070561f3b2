import type { CodePurpose } from '@pasar/account';
import { signInMethodsApi } from '@pasar/account-api/sign-in-methods';
import { useFormCall } from '@pasar/auth-forms';
import type { FormCallState } from '@pasar/auth-forms';
import type { SentCode } from './sent-code.ts';

const secondsPerMinute = 60;

/** Returns a call that sends a one-time code. */
export function useSendCode(
  purpose: CodePurpose,
  onSent: (sent: SentCode) => void,
): FormCallState<Pick<SentCode, 'channel' | 'recipient'>> {
  const [call] = signInMethodsApi.useSendCodeMutation();
  return useFormCall('send-code', async ({ channel, recipient }) => {
    const answer = await call({ purpose, channel, recipient: recipient.trim() });
    if (answer.data) {
      const { sent_to, resend_after, expires_in } = answer.data;
      const minutes = Math.floor(expires_in / secondsPerMinute);
      onSent({ channel, recipient, sentTo: sent_to, seconds: resend_after, minutes });
    }
    return answer;
  });
}
