import { Container, Stack } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import styles from './Page.module.css';

type Props = { readonly title: ReactNode; readonly text?: ReactNode; readonly children: ReactNode };

/** A page about an order: its title, what it is for, its parts. */
export function Page({ title, text, children }: Props): ReactElement {
  return (
    <Stack gap="lg">
      <header>
        <h1 className={styles.title}>{title}</h1>
        {text ? <p className={styles.text}>{text}</p> : null}
      </header>
      {children}
    </Stack>
  );
}

/** The column that such a page stands in. */
export function PageColumn({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Container width="text" className={styles.column}>
      {children}
    </Container>
  );
}
