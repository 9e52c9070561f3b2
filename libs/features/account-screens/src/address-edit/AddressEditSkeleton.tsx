import { Card, Container, Skeleton, Stack } from '@pasar/design-system';
import type { ReactElement } from 'react';
import styles from './AddressEditLayout.module.css';

const fields = [1, 2, 3, 4, 5];

/** As tall as a form with five fields. */
export function AddressEditSkeleton({ title }: { readonly title: string }): ReactElement {
  return (
    <Container width="form" className={styles.page}>
      <Stack gap="lg">
        <h1 className={styles.title}>{title}</h1>
        <Card aria-hidden="true">
          <Stack gap="lg">
            {fields.map((field) => (
              <Skeleton key={field} shape="block" className={styles.field} />
            ))}
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}
