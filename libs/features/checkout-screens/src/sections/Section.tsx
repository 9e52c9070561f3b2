import { Card, Stack } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import styles from './Section.module.css';

type Props = { readonly title: ReactNode; readonly aside?: ReactNode; readonly children: ReactNode };

/** A card with a heading. */
export function Section({ title, aside, children }: Props): ReactElement {
  return (
    <Card as="section">
      <Stack gap="md">
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {aside}
        </header>
        {children}
      </Stack>
    </Card>
  );
}
