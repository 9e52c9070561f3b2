import { Button, PasswordField, Stack } from '@pasar/design-system';
import { useCountdown } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthFailureNotice } from './AuthFailureNotice.tsx';
import type { FormCallState } from './use-form-call.ts';

type Props = { readonly call: FormCallState<{ readonly password: string }> };

/** Asks for the password; a wrong one stays in the field, which shows the error. */
export function PasswordProof({ call: { send, busy, failure } }: Props): ReactElement {
  const { t } = useTranslation('auth-forms');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const secondsLeft = useCountdown(failure?.kind === 'wait' ? failure : undefined);
  const isWrong = failure?.kind === 'wrong';
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => void send(values))(event)}
    >
      <Stack gap="lg">
        <PasswordField
          label={t('current_password')}
          autoComplete="current-password"
          error={formState.errors.password ? t('fault_required') : isWrong ? t('wrong_password') : undefined}
          {...register('password', { required: true })}
        />
        <AuthFailureNotice failure={isWrong ? undefined : failure} secondsLeft={secondsLeft} />
        <Button type="submit" block loading={busy} disabled={secondsLeft > 0}>
          {t('continue')}
        </Button>
      </Stack>
    </form>
  );
}
