import { Container, Stack } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import styles from './ConsentPage.module.css';

export type ConsentPageProps = {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

/** The layout of the cookie and privacy settings. */
export const ConsentPage = ({ title, text, children }: ConsentPageProps): ReactElement => (
  <Container width="text" className={styles.page}>
    <Stack gap="lg">
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </header>
      {children}
    </Stack>
  </Container>
);
