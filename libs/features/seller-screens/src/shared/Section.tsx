import { Card, Stack } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import styles from './Section.module.css';

type Props = { readonly title: ReactNode; readonly children: ReactNode };

/** A titled section of a portal page. */
export function Section({ title, children }: Props): ReactElement {
  return (
    <Card as="section">
      <Stack gap="md">
        <h2 className={styles.title}>{title}</h2>
        {children}
      </Stack>
    </Card>
  );
}
