import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListAnswer } from './list-answer.ts';
import { useListSetting } from './list-setting.ts';
import styles from './ListHead.module.css';

export type ListHeadProps = { readonly title: string; readonly answer: ListAnswer | undefined };

/** What the list is, and how long; the count is told to screen readers when it changes. */
export const ListHead = ({ title, answer }: ListHeadProps): ReactElement => {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.count} role="status">
        {useCount(answer)}
      </p>
    </div>
  );
};

function useCount(answer: ListAnswer | undefined): string {
  const { t } = useTranslation('result-list');
  const { number } = useListSetting().format;
  if (!answer) return '';
  const amount = number(answer.total);
  return answer.more_than ? t('more_than', { amount }) : t('count', { count: answer.total, amount });
}
