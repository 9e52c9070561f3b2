import { Container, ErrorState, Skeleton, Stack } from '@pasar/design-system';
import type { ReactElement } from 'react';
import styles from './PaymentLayout.module.css';
import { PaymentNotFound } from './PaymentNotFound.tsx';
import { isNotFound } from '@pasar/base-api';

type Props = { readonly error: unknown; readonly retrying: boolean; readonly onRetry: () => unknown };

/** Shown instead of a payment: loading, failed to load, or not found. */
export function PaymentLoading({ error, retrying, onRetry }: Props): ReactElement {
  if (isNotFound(error)) return <PaymentNotFound />;
  if (error) return <ErrorState headingLevel="h1" onRetry={onRetry} retrying={retrying} />;
  return (
    <Container width="text" className={styles.page}>
      <Stack gap="lg" aria-busy="true">
        <Skeleton className={styles.skeletonTitle} />
        <Skeleton className={styles.skeletonCard} />
        <Skeleton className={styles.skeletonCard} />
      </Stack>
    </Container>
  );
}
