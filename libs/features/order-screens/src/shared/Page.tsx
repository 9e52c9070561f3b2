import { BackLink, Container, Stack } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import styles from './Page.module.css';

/** The parent page and its name. */
export type ParentPage = { readonly to: string; readonly label: string };

type Props = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly back: ParentPage;
  readonly children: ReactNode;
};

/** The layout of a page about an order: back link, title, description and sections. */
export function Page({ title, text, back, children }: Props): ReactElement {
  return (
    <Stack gap="lg">
      <header>
        <BackLink to={back.to}>{back.label}</BackLink>
        <h1 className={styles.title}>{title}</h1>
        {text ? <p className={styles.text}>{text}</p> : null}
      </header>
      {children}
    </Stack>
  );
}

/** The column of such a page. */
export function PageColumn({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Container width="text" className={styles.column}>
      {children}
    </Container>
  );
}
