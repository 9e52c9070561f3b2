import { signInMethodsApi } from '@pasar/account-api/sign-in-methods';
import { Button, Stack } from '@pasar/design-system';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFailureNotice } from '../shared/AuthFailureNotice.tsx';
import { AuthLayout } from '../shared/AuthLayout.tsx';
import { AuthLinks } from '../shared/AuthLinks.tsx';
import type { AuthLink } from '../shared/AuthLinks.tsx';
import { RedirectSignedIn } from '../shared/RedirectSignedIn.tsx';
import { useCountdown } from '../shared/use-countdown.ts';
import { useFormCall } from '../shared/use-form-call.ts';
import type { SentStep } from './sent-step.ts';
import { StepCodeForm } from './StepCodeForm.tsx';

const secondsPerMinute = 60;
const links: readonly AuthLink[] = [
  { route: 'buyer-login', textKey: 'start_again' },
  { route: 'buyer-reset', textKey: 'forgot_password' },
];

/** Confirms with a code who typed a right password after wrong ones. */
export function IdentityStepScreen({ input }: ScreenComponentProps<'authenticate-ivs'>): ReactElement {
  const { t } = useTranslation('account-screens');
  const [sent, setSent] = useState<SentStep>();
  const sending = useSendStep(setSent);
  const secondsLeft = useCountdown(sending.failure?.kind === 'wait' ? sending.failure : sent);
  return (
    <RedirectSignedIn query={input.query}>
      <AuthLayout title={t('step_title')} lead={t('step_lead')}>
        <Stack gap="lg">
          {sent ? <StepCodeForm sent={sent} /> : null}
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
        <AuthLinks query={input.query} links={links} />
      </AuthLayout>
    </RedirectSignedIn>
  );
}

function useSendStep(onSent: (sent: SentStep) => void) {
  const [call] = signInMethodsApi.useSendIdentityStepMutation();
  return useFormCall('send-identity-step', async () => {
    const answer = await call();
    if (answer.data) {
      const { sent_to: sentTo, resend_after: seconds, expires_in } = answer.data;
      onSent({ sentTo, seconds, minutes: Math.floor(expires_in / secondsPerMinute) });
    }
    return answer;
  });
}
