import { readOneTimeCode } from '@pasar/account';
import { Button, Stack, TextField } from '@pasar/design-system';
import { useCountdown } from '@pasar/screen-kit';
import type { ReactElement, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthFailureNotice } from './AuthFailureNotice.tsx';
import type { FormCallState } from './use-form-call.ts';
import type { SentIdentityCode } from './sent-identity-code.ts';

type Props = {
  readonly sent: SentIdentityCode;
  readonly call: FormCallState<{ readonly code: string }>;
  readonly submitLabel: ReactNode;
};

/** The form for the code that was sent; a rejected code stays in the field. */
export function IdentityCodeForm({ sent, call, submitLabel }: Props): ReactElement {
  const { t } = useTranslation('auth-forms');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  const { send, busy, failure } = call;
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
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
