import { ButtonLink, EmptyState } from '@pasar/design-system';
import { buildPath } from '@pasar/routing-table';
import type { SearchResultState } from '@pasar/search-params';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { activeFilters, allOff } from './active-filters.ts';
import { Hints } from './Hints.tsx';
import type { ListAddress } from './list-address.ts';
import type { ListResponse } from './list-response.ts';
import { noResultMessages } from './no-result.data.ts';
import { useListContext } from './list-context.ts';
import styles from './NoResult.module.css';

export type NoResultProps = {
  readonly address: ListAddress;
  readonly answer: ListResponse;
  readonly state: SearchResultState;
};

const findText = (text: string, { excludes_only, unquoted }: ListResponse): string => {
  if (excludes_only) return 'none_excluded_text';
  return unquoted === undefined ? text : 'none_quoted_text';
};

/** The empty state: the reason, and what to do next. */
export function NoResult({ address, answer, state }: NoResultProps): ReactElement {
  const { t } = useTranslation('result-list');
  const row = noResultMessages(state, address);
  const { unquoted } = answer;
  return (
    <div className={styles.nothing}>
      <EmptyState
        illustration={row.illustration}
        title={t(row.title)}
        text={row.text && t(findText(row.text, answer))}
        action={<NoResultAction address={address} way={row.way} unquoted={unquoted} />}
      />
      {row.way === 'clear' ? <Unfiltered total={answer.total_unfiltered} /> : null}
      <Hints address={address} hints={answer.hints} />
    </div>
  );
}

type NoResultActionProps = {
  readonly address: ListAddress;
  readonly way: 'clear' | 'widen' | 'categories';
  readonly unquoted: string | undefined;
};

function NoResultAction({ address, way, unquoted }: NoResultActionProps): ReactElement {
  const { t } = useTranslation('result-list');
  if (unquoted !== undefined)
    return <ButtonLink to={address.to({ keyword: unquoted })}>{t('without_quotes')}</ButtonLink>;
  if (way === 'clear') {
    return <ButtonLink to={address.to(allOff(activeFilters(address.params)))}>{t('clear_all')}</ButtonLink>;
  }
  if (way === 'widen') {
    return <ButtonLink to={address.to({ keyword: undefined })}>{t('all_of_it')}</ButtonLink>;
  }
  return <ButtonLink to={buildPath('all-categories')}>{t('all_categories')}</ButtonLink>;
}

function Unfiltered({ total }: { readonly total: number | undefined }): ReactElement | null {
  const { t } = useTranslation('result-list');
  const { number } = useListContext().format;
  return total ? (
    <p className={styles.unfiltered}>{t('without_filters', { count: total, amount: number(total) })}</p>
  ) : null;
}
