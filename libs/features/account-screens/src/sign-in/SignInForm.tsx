import { accountApi } from '@pasar/account-api';
import type { SignInRequest } from '@pasar/account-api';
import type { ApiError } from '@pasar/base-api';
import { Button, PasswordField, Stack, TextField } from '@pasar/design-system';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { authFailure } from '../shared/auth-failure.ts';
import type { AuthFailure } from '../shared/auth-failure.ts';
import { AuthFailureNotice } from '../shared/AuthFailureNotice.tsx';
import { useCountdown } from '../shared/use-countdown.ts';

/** Name and password. What was typed stays when it fails; while one has to wait, the button says how long. */
export function SignInForm(): ReactElement {
  const { t } = useTranslation('account-screens');
  const { register, handleSubmit, formState } = useForm<SignInRequest>({
    defaultValues: { login: '', password: '' },
  });
  const { signIn, busy, failure } = useSignIn();
  const secondsLeft = useCountdown(failure?.kind === 'wait' ? failure : undefined);
  const fault = (name: keyof SignInRequest) => (formState.errors[name] ? t('fault_required') : undefined);
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(signIn)(event)}>
      <Stack gap="lg">
        <TextField
          label={t('login_name')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={fault('login')}
          {...register('login', { required: true })}
        />
        <PasswordField
          label={t('password')}
          error={fault('password')}
          {...register('password', { required: true })}
        />
        <AuthFailureNotice failure={failure} secondsLeft={secondsLeft} />
        <Button type="submit" size="lg" block loading={busy} disabled={secondsLeft > 0}>
          {t('sign_in')}
        </Button>
      </Stack>
    </form>
  );
}

function useSignIn() {
  const [call, { isLoading }] = accountApi.useSignInMutation();
  const [loadAccount, { isFetching }] = accountApi.useLazyGetAccountInfoQuery();
  const [failure, setFailure] = useState<AuthFailure>();
  const signIn = async (request: SignInRequest): Promise<void> => {
    const { error } = await call({ ...request, login: request.login.trim() });
    setFailure(error && authFailure(error as ApiError));
    if (!error) await loadAccount();
  };
  return { signIn, busy: isLoading || isFetching, failure };
}
