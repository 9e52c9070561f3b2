import { useFormat } from '@pasar/screen';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ListHead.module.css';

export type ListHeadProps = { readonly title: string; readonly total: number | undefined };

/** What the list is, and how long; the count is told to screen readers when it changes. */
export const ListHead = ({ title, total }: ListHeadProps): ReactElement => {
  const { t } = useTranslation('search-screens');
  const { number } = useFormat();
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.count} role="status">
        {total === undefined ? '' : t('count', { count: total, amount: number(total) })}
      </p>
    </div>
  );
};
