import { Container } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import styles from './FrontPage.module.css';

/** A page of parts, one below the other. */
export const FrontPage = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Container className={styles.page}>{children}</Container>
);
