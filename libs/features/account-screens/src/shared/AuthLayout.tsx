import { AwningGlyph, Card, Container, Stack } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import styles from './AuthLayout.module.css';

export type AuthLayoutProps = { readonly title: string; readonly lead: string; readonly children: ReactNode };

/** The page layout around the sign-in and sign-up forms. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps): ReactElement {
  return (
    <Container width="form" className={styles.page}>
      <Card>
        <Stack gap="xl">
          <header className={styles.head}>
            <AwningGlyph className={styles.glyph} />
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </header>
          {children}
        </Stack>
      </Card>
    </Container>
  );
}
