import { Card, Container, Stack } from '@pasar/design-system';
import type { Money } from '@pasar/money';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PaymentLayout.module.css';

type Props = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly amount?: Money;
  /** Epoch milliseconds. */
  readonly deadline?: number | undefined;
  readonly children: ReactNode;
};

/** The layout of a payment page: title, amount and deadline. */
export function PaymentLayout({ title, lead, amount, deadline, children }: Props): ReactElement {
  const { t } = useTranslation('payment-screens');
  const format = useFormat();
  return (
    <Container width="text" className={styles.page}>
      <Stack gap="lg">
        <header>
          <h1 className={styles.title}>{title}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </header>
        {amount ? (
          <Card className={styles.amount}>
            <span>{t('amount_due')}</span>
            <strong className={styles.sum}>{format.money(amount)}</strong>
            {deadline === undefined ? null : (
              <span className={styles.deadline}>{t('pay_by', { date: format.dateTime(deadline) })}</span>
            )}
          </Card>
        ) : null}
        {children}
      </Stack>
    </Container>
  );
}
