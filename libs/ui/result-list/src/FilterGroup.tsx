import type { ReactElement, ReactNode } from 'react';
import styles from './FilterGroup.module.css';

export type FilterGroupProps = { readonly title: string; readonly children: ReactNode };

/** A named group of options. */
export const FilterGroup = ({ title, children }: FilterGroupProps): ReactElement => (
  <fieldset className={styles.group}>
    <legend className={styles.title}>{title}</legend>
    {children}
  </fieldset>
);
