import { readOneTimeCode } from '@pasar/account';
import { signInMethodsApi } from '@pasar/account-api/sign-in-methods';
import { Button, Stack, TextField } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthFailureNotice } from '../shared/AuthFailureNotice.tsx';
import { useAuthCall } from '../shared/use-auth-call.ts';
import { useCountdown } from '../shared/use-countdown.ts';
import type { SentStep } from './sent-step.ts';

/** Takes the code that completes the sign-in; a refused one stays. */
export function StepCodeForm({ sent }: { readonly sent: SentStep }): ReactElement {
  const { t } = useTranslation('account-screens');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  const [answer] = signInMethodsApi.useAnswerIdentityStepMutation();
  const { send, busy, failure } = useAuthCall('answer-identity-step', answer);
  const secondsLeft = useCountdown(failure?.kind === 'wait' ? failure : undefined);
  const refused = failure?.kind === 'input' ? failure.message : undefined;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => void send(values))(event)}
    >
      <Stack gap="lg">
        <p role="status">{t('code_sent', { recipient: sent.sentTo, minutes: sent.minutes })}</p>
        <TextField
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus
          error={formState.errors.code ? t('fault_code') : refused}
          {...register('code', { validate: (text) => readOneTimeCode(text) !== null })}
        />
        <AuthFailureNotice failure={failure} secondsLeft={secondsLeft} />
        <Button type="submit" size="lg" block loading={busy} disabled={secondsLeft > 0}>
          {t('sign_in')}
        </Button>
      </Stack>
    </form>
  );
}
