import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Count.module.css';

/** The number of items in a list. */
export function Count({ count }: { readonly count: number }): ReactElement {
  const { t } = useTranslation('list-screens');
  const { number } = useFormat();
  return <p className={styles.count}>{t('count', { count, amount: number(count) })}</p>;
}
