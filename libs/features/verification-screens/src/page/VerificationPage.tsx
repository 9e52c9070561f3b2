import { AwningGlyph, Card, Container, Stack } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import styles from './VerificationPage.module.css';

type Props = {
  /** A link to the parent page, unless it is a step of something else. */
  readonly back?: ReactNode;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
};

/** The layout of a verification page. */
export function VerificationPage({ back, title, lead, children }: Props): ReactElement {
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
