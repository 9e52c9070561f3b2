import { Button, PasswordField, Stack } from '@pasar/design-system';
import { useCountdown } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../flow/FailureNotice.tsx';
import type { StepProps } from './step-props.ts';

/** The member's password, or the PIN of their wallet. @spec verification-password verification-wallet-pin */
export function SecretStep({ controls, offered }: StepProps): ReactElement {
  const { t } = useTranslation('verification-screens');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { secret: '' } });
  const { answer, busy, failure } = controls;
  const secondsLeft = useCountdown(failure?.kind === 'wait' ? failure : undefined);
  const isPin = offered.method === 'wallet-pin';
  const wrong = failure?.kind === 'wrong' ? t(isPin ? 'pin_wrong' : 'password_wrong') : undefined;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(({ secret }) => void answer(offered.method, secret))(event)}
    >
      <Stack gap="lg">
        <PasswordField
          label={t(isPin ? 'pin' : 'password')}
          autoFocus
          autoComplete={isPin ? 'off' : 'current-password'}
          {...(isPin && { inputMode: 'numeric', maxLength: 12 })}
          error={formState.errors.secret ? t('fault_required') : wrong}
          {...register('secret', { required: true })}
        />
        <FailureNotice failure={failure} secondsLeft={secondsLeft} />
        <Button type="submit" size="lg" block loading={busy} disabled={secondsLeft > 0}>
          {t('continue')}
        </Button>
      </Stack>
    </form>
  );
}
