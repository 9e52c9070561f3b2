import { Card, Countdown, QrCode, Stack, useHasHydrated, usePaymentMethodName } from '@pasar/design-system';
import type { Payment, PaymentStep } from '@pasar/payment-api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoLink } from '../shared/DemoLink.tsx';
import { OtherMethod } from '../shared/OtherMethod.tsx';
import styles from './QrPanel.module.css';

type QrStep = Extract<PaymentStep, { kind: 'qr' }>;
type Props = { readonly payment: Payment; readonly step: QrStep };

/** The QR code for the bank's app, and its time limit. */
export function QrPanel({ payment, step }: Props): ReactElement {
  const { t } = useTranslation('payment-screens');
  const hydrated = useHasHydrated();
  const scheme = usePaymentMethodName()(payment);
  return (
    <Stack gap="md">
      <Card className={styles.panel}>
        <QrCode text={step.content} label={t('qr_label', { scheme })} />
        {hydrated ? <TimeLeft until={payment.expires_at} /> : null}
      </Card>
      <ol className={styles.steps}>
        <li>{t('qr_step_1')}</li>
        <li>{t('qr_step_2')}</li>
        <li>{t('qr_step_3')}</li>
      </ol>
      <DemoLink url={step.demo_url} />
      <OtherMethod payment={payment} />
    </Stack>
  );
}

function TimeLeft({ until }: { readonly until: number }): ReactElement {
  const [seconds] = useState(() => Math.max(0, (until - Date.now()) / 1000));
  return <Countdown remainingSeconds={seconds} />;
}
