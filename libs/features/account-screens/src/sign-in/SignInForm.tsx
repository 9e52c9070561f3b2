import type { SignInRequest } from '@pasar/account-api';
import { Button, PasswordField, Stack, TextField } from '@pasar/design-system';
import { useScreenContext } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthFailureNotice } from '../shared/AuthFailureNotice.tsx';
import { useCountdown } from '../shared/use-countdown.ts';
import { useHasHydrated } from '../shared/use-has-hydrated.ts';
import { useSignIn } from './use-sign-in.ts';

/** Name and password. What was typed stays when it fails; while one has to wait, the button says how long. */
export function SignInForm(): ReactElement {
  const { t } = useTranslation('account-screens');
  const typed = useScreenContext().submitted?.values['login'] ?? '';
  const { register, handleSubmit, formState } = useForm<SignInRequest>({
    defaultValues: { login: typed, password: '' },
  });
  const { send, busy, failure } = useSignIn();
  const secondsLeft = useCountdown(failure?.kind === 'wait' ? failure : undefined);
  // Without script nothing would count down and let the button go.
  const isWaiting = useHasHydrated() && secondsLeft > 0;
  const fault = (name: keyof SignInRequest) => (formState.errors[name] ? t('fault_required') : undefined);
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => void send(values))(event)}
    >
      <Stack gap="lg">
        <TextField
          label={t('login_name')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={fault('login')}
          defaultValue={typed}
          {...register('login', { required: true })}
        />
        <PasswordField
          label={t('password')}
          error={fault('password')}
          {...register('password', { required: true })}
        />
        <AuthFailureNotice failure={failure} secondsLeft={secondsLeft} />
        <Button type="submit" size="lg" block loading={busy} disabled={isWaiting}>
          {t('sign_in')}
        </Button>
      </Stack>
    </form>
  );
}
