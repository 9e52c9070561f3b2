import { Card, Countdown, Stack, useHasHydrated, usePaymentMethodName } from '@pasar/design-system';
import type { Payment, PaymentStep } from '@pasar/payment-api';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
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

/** Draws a square for each dark module. */
const toSquares = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** Dark on white in either colour scheme, as scanners expect. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={toSquares(data)} />
    </svg>
  );
}
