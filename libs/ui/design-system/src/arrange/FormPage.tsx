import type { ReactElement, ReactNode } from 'react';
import { AwningGlyph } from '../icons/Logo.tsx';
import { Card } from './Card.tsx';
import { Container } from './Container.tsx';
import styles from './FormPage.module.css';
import { Stack } from './Stack.tsx';

export type FormPageProps = {
  /** A link to the parent page, unless it is a step of something else. */
  readonly back?: ReactNode;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
};

/** The layout of a page with one short form: sign-in, verification. */
export function FormPage({ back, title, lead, children }: FormPageProps): ReactElement {
  return (
    <Container width="form" className={styles.page}>
      {back}
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
