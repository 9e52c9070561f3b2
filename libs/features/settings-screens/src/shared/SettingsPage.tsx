import { BackLink, Container, Stack } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import styles from './SettingsPage.module.css';

type Props = {
  readonly title: string;
  readonly text?: string;
  /** The parent page and its name. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
};

/** The layout of a settings page: back link, title, description and sections. */
export const SettingsPage = ({ title, text, back, children }: Props): ReactElement => (
  <Container width="text" className={styles.page}>
    <Stack gap="lg">
      <header className={styles.head}>
        {back ? <BackLink to={back.to}>{back.label}</BackLink> : null}
        <h1 className={styles.title}>{title}</h1>
        {text ? <p className={styles.text}>{text}</p> : null}
      </header>
      {children}
    </Stack>
  </Container>
);
