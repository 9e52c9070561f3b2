import { Card, Stack } from '@pasar/design-system';
import { groupDigits } from '@pasar/payment';
import type { Payment, PaymentStep } from '@pasar/payment-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoLink } from '../shared/DemoLink.tsx';
import { OtherMethod } from '../shared/OtherMethod.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './Step.module.css';

type TransferStepData = Extract<PaymentStep, { kind: 'transfer' }>;
type Props = { readonly payment: Payment; readonly step: TransferStepData };

/** The bank account to transfer to, which is unique to this payment. */
export function TransferStep({ payment, step }: Props): ReactElement {
  const { t } = useTranslation('payment-screens');
  const format = useFormat();
  const facts = [
    { name: t('bank'), value: step.bank_name },
    { name: t('account_name'), value: step.account_name },
    { name: t('account_number'), value: groupDigits(step.account_number), copy: step.account_number },
    { name: t('reference'), value: step.reference, copy: step.reference },
    { name: t('exact_amount'), value: format.money(payment.amount) },
  ];
  return (
    <Stack gap="md">
      <Card>
        <dl className={styles.facts}>
          {facts.map(({ name, value, copy }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>
                {value}
                {copy === undefined ? null : <CopyButton text={copy} label={name} />}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <ol className={styles.steps}>
        <li>{t('transfer_step_1')}</li>
        <li>{t('transfer_step_2')}</li>
        <li>{t('transfer_step_3')}</li>
      </ol>
      <DemoLink url={step.demo_url} />
      <OtherMethod payment={payment} />
    </Stack>
  );
}
