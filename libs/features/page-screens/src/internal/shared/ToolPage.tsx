import { Breadcrumbs, Container, Stack } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement, ReactNode } from 'react';
import styles from './ToolPage.module.css';

export type ToolPageProps = {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
};

/** The layout of a staff tool: title, description and a link back to the list. */
export const ToolPage = ({ title, lead, children }: ToolPageProps): ReactElement => (
  <Container className={styles.page}>
    <Stack gap="lg">
      <Breadcrumbs crumbs={[{ label: 'Internal tools', to: buildPath('internal') }, { label: title }]} />
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </Stack>
  </Container>
);
