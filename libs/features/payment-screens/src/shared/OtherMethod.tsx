import { Button, Stack } from '@pasar/design-system';
import type { Payment } from '@pasar/payment-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from './FailureNotice.tsx';
import { selectionPath } from './payment-paths.ts';
import { usePaymentCalls } from './use-payment-calls.ts';

/** Cancels the payment, to pay in another way. */
export function OtherMethod({ payment }: { readonly payment: Payment }): ReactElement {
  const { t } = useTranslation('payment-screens');
  const { cancel, busy, failure } = usePaymentCalls();
  return (
    <Stack gap="sm">
      <FailureNotice text={failure} />
      <Button
        variant="quiet"
        block
        loading={busy}
        onClick={() => void cancel(payment.payment_id, selectionPath(payment.checkoutid))}
      >
        {t('step_other-method')}
      </Button>
    </Stack>
  );
}
