import { Card, Stack } from '@pasar/design-system';
import { barcodeWidths, groupDigits } from '@pasar/payment';
import type { Payment, PaymentStep } from '@pasar/payment-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoLink } from '../shared/DemoLink.tsx';
import { OtherMethod } from '../shared/OtherMethod.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './Step.module.css';

type CounterStepData = Extract<PaymentStep, { kind: 'counter' }>;
type Props = { readonly payment: Payment; readonly step: CounterStepData };

/** A payment code to show at a counter, with instructions. */
export function CounterStep({ payment, step }: Props): ReactElement {
  const { t } = useTranslation('payment-screens');
  return (
    <Stack gap="md">
      <Card>
        <Stack gap="md">
          <strong>{step.store_name}</strong>
          <PaymentBarcode digits={step.code} label={t('barcode_label')} />
          <p className={styles.digits}>{groupDigits(step.code)}</p>
          <CopyButton text={step.code} label={t('payment_code')} />
        </Stack>
      </Card>
      <ol className={styles.steps}>
        <li>{t('counter_step_1', { store: step.store_name })}</li>
        <li>{t('counter_step_2')}</li>
        <li>{t('counter_step_3')}</li>
      </ol>
      <DemoLink url={step.demo_url} />
      <OtherMethod payment={payment} />
    </Stack>
  );
}

/** A barcode, dark on white; renders nothing if the code is not numeric, since the number is shown below. */
function PaymentBarcode({
  digits,
  label,
}: {
  readonly digits: string;
  readonly label: string;
}): ReactElement | null {
  const widths = barcodeWidths(digits);
  if (!widths) return null;
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const bars = widths.flatMap((width, index) =>
    index % 2 === 0 ? [`M${starts[index]} 0h${width}v1h-${width}z`] : [],
  );
  return (
    <svg
      className={styles.barcode}
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={bars.join('')} />
    </svg>
  );
}
