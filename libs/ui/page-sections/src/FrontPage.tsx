import { Container } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import styles from './FrontPage.module.css';

/** A page of stacked sections. */
export const FrontPage = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Container className={styles.page}>{children}</Container>
);
