import { BackLink, Container, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ConsentPage.module.css';

export type ConsentPageProps = {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

/** The layout of the cookie and privacy settings. */
export function ConsentPage({ title, text, children }: ConsentPageProps): ReactElement {
  const { t } = useTranslation('consent-screens');
  return (
    <Container width="text" className={styles.page}>
      <Stack gap="lg">
        <header className={styles.head}>
          <BackLink to={buildPath('user-setting')}>{t('settings')}</BackLink>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
        </header>
        {children}
      </Stack>
    </Container>
  );
}
