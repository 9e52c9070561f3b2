import { readOneTimeCode } from '@pasar/account';
import type { CodePurpose } from '@pasar/account';
import { Button, TextField } from '@pasar/design-system';
import { useCountdown } from '@pasar/screen-kit';
import type { ReactElement, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthForm } from '../shared/AuthForm.tsx';
import type { AuthCall } from '../shared/use-auth-call.ts';
import { NewPasswordField } from '../shared/NewPasswordField.tsx';
import { ResendButton } from './ResendButton.tsx';
import type { SentCode } from './sent-code.ts';

/** The submitted values. */
export type CodeAnswer = { readonly recipient: string; readonly code: string; readonly password: string };

type Props = {
  readonly purpose: CodePurpose;
  readonly sent: SentCode;
  readonly call: AuthCall<CodeAnswer>;
  readonly submitLabel: ReactNode;
  readonly onSent: (sent: SentCode) => void;
  readonly onChangeRecipient: () => void;
};

/** The form for the code that was sent, with a new password where required. A rejection keeps all input. */
export function CodeForm({
  purpose,
  sent,
  call,
  submitLabel,
  onSent,
  onChangeRecipient,
}: Props): ReactElement {
  const { t } = useTranslation('account-screens');
  const form = useForm({ defaultValues: { code: '', password: '' } });
  const { errors } = form.formState;
  const { send, busy, failure } = call;
  const secondsLeft = useCountdown(failure?.kind === 'wait' ? failure : undefined);
  const refused = failure?.kind === 'input' && failure.field === 'code' ? failure.message : undefined;
  return (
    <AuthForm
      onSubmit={form.handleSubmit((values) => void send({ recipient: sent.recipient.trim(), ...values }))}
      busy={busy}
      failure={failure}
      secondsLeft={secondsLeft}
      submitLabel={submitLabel}
      actions={
        <>
          <ResendButton purpose={purpose} sent={sent} onSent={onSent} />
          <Button variant="quiet" block onClick={onChangeRecipient}>
            {t('change_recipient')}
          </Button>
        </>
      }
    >
      <p role="status">{t('code_sent', { recipient: sent.sentTo, minutes: sent.minutes })}</p>
      <TextField
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
        error={errors.code ? t('fault_code') : refused}
        {...form.register('code', { validate: (text) => readOneTimeCode(text) !== null })}
      />
      {purpose === 'reset' ? <NewPasswordField form={form} /> : null}
    </AuthForm>
  );
}
