import { Container } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import styles from './ListPage.module.css';

/** A page that is a list: breadcrumbs or a cover above, the list below. */
export const ListPage = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Container className={styles.page}>{children}</Container>
);
