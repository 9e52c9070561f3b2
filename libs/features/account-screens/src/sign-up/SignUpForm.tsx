import { passwordMinLength, usernameMaxLength } from '@pasar/account';
import type { SignUpRequest } from '@pasar/account-api';
import { PasswordField, TextField, useHasHydrated } from '@pasar/design-system';
import { useCountdown, useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthForm } from '../shared/AuthForm.tsx';
import { PolicyNotice } from '../shared/PolicyNotice.tsx';
import { signUpErrors } from './sign-up-errors.ts';
import { useSignUp } from './use-sign-up.ts';

/** The sign-up form. Fields are validated on blur; server errors are shown at their fields. */
export function SignUpForm(): ReactElement {
  const { t } = useTranslation('account-screens');
  const { submitted } = useScreenContext();
  const typed = { username: '', email: '', ...submitted?.values, password: '' };
  const form = useForm<SignUpRequest>({
    mode: 'onTouched',
    defaultValues: typed,
  });
  const { send, busy, failure } = useSignUp();
  const signUp = async (values: SignUpRequest) => {
    const failed = await send(values);
    if (failed?.kind === 'field') form.setError(failed.field, { type: failed.fault }, { shouldFocus: true });
  };
  const secondsLeft = useCountdown(failure?.kind === 'wait' ? failure : undefined);
  // Without JavaScript there is no countdown, so the button stays enabled.
  const isWaiting = useHasHydrated() && secondsLeft > 0;
  const faultText = (error: { type?: unknown; message?: string } | undefined) =>
    error && t(`fault_${error.message || String(error.type)}`);
  const refusedField = (name: keyof SignUpRequest) => {
    if (!submitted || form.formState.isDirty || name === 'password') return undefined;
    const fault =
      signUpErrors[name](typed) ?? (failure?.kind === 'field' && failure.field === name && failure.fault);
    return fault ? { message: fault } : undefined;
  };
  const field = (name: keyof SignUpRequest) => ({
    ...form.register(name, { validate: (_, values) => signUpErrors[name](values) ?? true }),
    error: faultText(form.formState.errors[name] ?? refusedField(name)),
    defaultValue: typed[name],
  });
  return (
    <AuthForm
      onSubmit={form.handleSubmit(signUp)}
      busy={busy}
      failure={failure}
      secondsLeft={secondsLeft}
      disabled={isWaiting}
      submitLabel={t('sign_up')}
    >
      <TextField
        label={t('username')}
        hint={t('username_hint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={usernameMaxLength}
        {...field('username')}
      />
      <TextField label={t('email')} type="email" autoComplete="email" {...field('email')} />
      <PasswordField
        label={t('password')}
        hint={t('password_hint', { count: passwordMinLength })}
        autoComplete="new-password"
        {...field('password')}
      />
      <PolicyNotice />
    </AuthForm>
  );
}
