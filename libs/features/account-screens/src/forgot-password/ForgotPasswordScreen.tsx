import { normalizeEmail } from '@pasar/account';
import { signInMethodsApi } from '@pasar/account-api/sign-in-methods';
import { useFormCall } from '@pasar/auth-forms';
import { FormPage, Notice, TextField } from '@pasar/design-system';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import { useCountdown } from '@pasar/screen-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthForm } from '../shared/AuthForm.tsx';
import { AuthLinks } from '../shared/AuthLinks.tsx';
import type { AuthLink } from '../shared/AuthLinks.tsx';

const links: readonly AuthLink[] = [
  { route: 'buyer-reset', textKey: 'reset_by_code' },
  { route: 'buyer-login', textKey: 'sign_in_by_password' },
];

/** Sends an e-mail with a link to set a new password. */
export function ForgotPasswordScreen({ input }: ScreenComponentProps<'forgot-password'>): ReactElement {
  const { t } = useTranslation('account-screens');
  return (
    <FormPage title={t('forgot_password')} lead={t('forgot_lead')}>
      <EmailForm />
      <AuthLinks query={input.query} links={links} />
    </FormPage>
  );
}

function EmailForm(): ReactElement {
  const { t } = useTranslation('account-screens');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const [isSent, setIsSent] = useState(false);
  const [call] = signInMethodsApi.useSendResetLinkMutation();
  const { send, busy, failure } = useFormCall('send-reset-link', async ({ email }: { email: string }) => {
    const answer = await call({ email: email.trim() });
    setIsSent(!answer.error);
    return answer;
  });
  const secondsLeft = useCountdown(failure?.kind === 'wait' ? failure : undefined);
  return (
    <AuthForm
      onSubmit={handleSubmit((values) => void send(values))}
      busy={busy}
      failure={failure}
      secondsLeft={secondsLeft}
      submitLabel={t('send_link')}
    >
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        error={formState.errors.email ? t('fault_email') : undefined}
        {...register('email', { validate: (text) => normalizeEmail(text) !== null })}
      />
      {isSent ? (
        <Notice tone="success" announce>
          {t('link_sent')}
        </Notice>
      ) : null}
    </AuthForm>
  );
}
