import type { SignInRequest } from '@pasar/account-api';
import { PasswordField, TextField, useHasHydrated } from '@pasar/design-system';
import { useCountdown, useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthForm } from '../shared/AuthForm.tsx';
import { useSignIn } from './use-sign-in.ts';

/** The sign-in form. A failure keeps the input; during a wait the button is disabled. */
export function SignInForm(): ReactElement {
  const { t } = useTranslation('account-screens');
  const typed = useScreenContext().submitted?.values['login'] ?? '';
  const { register, handleSubmit, formState } = useForm<SignInRequest>({
    defaultValues: { login: typed, password: '' },
  });
  const { send, busy, failure } = useSignIn();
  const secondsLeft = useCountdown(failure?.kind === 'wait' ? failure : undefined);
  // Without JavaScript there is no countdown, so the button stays enabled.
  const isWaiting = useHasHydrated() && secondsLeft > 0;
  const fieldError = (name: keyof SignInRequest) =>
    formState.errors[name] ? t('fault_required') : undefined;
  return (
    <AuthForm
      onSubmit={handleSubmit((values) => void send(values))}
      busy={busy}
      failure={failure}
      secondsLeft={secondsLeft}
      disabled={isWaiting}
      submitLabel={t('sign_in')}
    >
      <TextField
        label={t('login_name')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError('login')}
        defaultValue={typed}
        {...register('login', { required: true })}
      />
      <PasswordField
        label={t('password')}
        error={fieldError('password')}
        {...register('password', { required: true })}
      />
    </AuthForm>
  );
}
