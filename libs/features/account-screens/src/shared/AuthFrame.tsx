import { AwningGlyph, Card, Container, Stack } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import styles from './AuthFrame.module.css';

export type AuthFrameProps = { readonly title: string; readonly lead: string; readonly children: ReactNode };

/** The calm sheet on which one signs in or up. */
export function AuthFrame({ title, lead, children }: AuthFrameProps): ReactElement {
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
