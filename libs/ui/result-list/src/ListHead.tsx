import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TitleWithCount } from './TitleWithCount.tsx';
import type { ListResponse } from './list-response.ts';
import { useListContext } from './list-context.ts';

export type ListHeadProps = { readonly title: string; readonly answer: ListResponse | undefined };

/** The list's title and number of results. */
export const ListHead = ({ title, answer }: ListHeadProps): ReactElement => (
  <TitleWithCount title={title} count={useCount(answer)} />
);

function useCount(answer: ListResponse | undefined): string {
  const { t } = useTranslation('result-list');
  const { number } = useListContext().format;
  if (!answer) return '';
  const amount = number(answer.total);
  return answer.more_than ? t('more_than', { amount }) : t('count', { count: answer.total, amount });
}
