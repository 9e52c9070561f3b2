import { Button, Card, Stack } from '@pasar/design-system';
import type { Payment } from '@pasar/payment-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { usePaymentCalls } from '../shared/use-payment-calls.ts';
import styles from './Step.module.css';

/** The wallet's terms, which must be accepted before its first use. */
export function AgreementStep({ payment }: { readonly payment: Payment }): ReactElement {
  const { t } = useTranslation('payment-screens');
  const { confirm, busy, failure } = usePaymentCalls();
  const answer = (text: 'yes' | 'no') => void confirm(payment.payment_id, 'agreement', text);
  return (
    <Stack gap="md">
      <Card>
        <ul className={styles.steps}>
          <li>{t('agreement_1')}</li>
          <li>{t('agreement_2')}</li>
          <li>{t('agreement_3')}</li>
        </ul>
      </Card>
      <FailureNotice text={failure} />
      <Button size="lg" block loading={busy} onClick={() => answer('yes')}>
        {t('agree')}
      </Button>
      <Button variant="quiet" block disabled={busy} onClick={() => answer('no')}>
        {t('disagree')}
      </Button>
    </Stack>
  );
}
