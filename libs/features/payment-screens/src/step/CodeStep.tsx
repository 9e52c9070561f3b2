import { Button, PasswordField, Stack, TextField } from '@pasar/design-system';
import type { Payment, PaymentStep } from '@pasar/payment-api';
import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { OtherMethod } from '../shared/OtherMethod.tsx';
import { usePaymentCalls } from '../shared/use-payment-calls.ts';

type CodeInputStep = Extract<PaymentStep, { kind: 'pin' | 'code' | 'link-code' }>;
type Props = { readonly payment: Payment; readonly step: CodeInputStep };

const codePattern = /^\d{6}$/;

/** Asks for a wallet's PIN or a one-time code, with as many attempts as the wallet allows. */
export function CodeStep({ payment, step }: Props): ReactElement {
  const { t } = useTranslation('payment-screens');
  const { confirm, busy, failure } = usePaymentCalls();
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string>();
  const isPin = step.kind === 'pin';
  const wrong = step.wrong ? t(isPin ? 'wrong_pin' : 'wrong_code', { count: step.attempts_left }) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!codePattern.test(answer)) return setProblem(t('six_digits'));
    setProblem(undefined);
    setAnswer('');
    return void confirm(payment.payment_id, step.kind, answer);
  };
  const field = {
    name: 'answer',
    label: t(isPin ? 'pin' : 'one_time_code'),
    hint: step.kind === 'pin' ? t('pin_hint') : t('code_sent', { to: step.sent_to }),
    error: problem ?? wrong,
    inputMode: 'numeric' as const,
    maxLength: 6,
    value: answer,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setAnswer(target.value),
  };
  return (
    <Stack gap="md">
      <form method="post" onSubmit={submit} noValidate>
        <Stack gap="md">
          {isPin ? (
            <PasswordField {...field} autoComplete="off" />
          ) : (
            <TextField {...field} autoComplete="one-time-code" />
          )}
          <FailureNotice text={failure} />
          <Button type="submit" size="lg" block loading={busy}>
            {t('confirm')}
          </Button>
        </Stack>
      </form>
      <OtherMethod payment={payment} />
    </Stack>
  );
}
