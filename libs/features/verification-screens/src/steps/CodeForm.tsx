import { readOneTimeCode } from '@pasar/account';
import { Button, Stack, TextField } from '@pasar/design-system';
import { useCountdown } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../flow/FailureNotice.tsx';
import type { SentCode } from '../flow/use-verification.ts';
import type { StepProps } from './step-props.ts';

type Props = StepProps & { readonly sent: SentCode; readonly onResend: () => void };

/** The form for the code that was sent. */
export function CodeForm({ controls, offered, sent, onResend }: Props): ReactElement {
  const { t } = useTranslation('verification-screens');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  const { answer, busy, failure } = controls;
  const secondsLeft = useCountdown(failure?.kind === 'wait' ? failure : undefined);
  const resendIn = useCountdown(sent);
  const wrong = failure?.kind === 'wrong' ? t('code_wrong') : undefined;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(({ code }) => void answer(offered.method, code))(event)}
    >
      <Stack gap="lg">
        <p role="status">{t('code_sent', { recipient: sent.to, minutes: sent.minutes })}</p>
        <TextField
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus
          error={formState.errors.code ? t('fault_code') : wrong}
          {...register('code', { validate: (text) => readOneTimeCode(text) !== null })}
        />
        <FailureNotice failure={failure} secondsLeft={secondsLeft} />
        <Button type="submit" size="lg" block loading={busy} disabled={secondsLeft > 0}>
          {t('continue')}
        </Button>
        <Button variant="secondary" block disabled={resendIn > 0 || busy} onClick={onResend}>
          {resendIn > 0 ? t('send_again_in', { seconds: resendIn }) : t('send_again')}
        </Button>
      </Stack>
    </form>
  );
}
