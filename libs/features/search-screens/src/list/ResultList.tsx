import type { SearchFacets } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { ItemGrid } from '@pasar/item-card';
import { EndlessItems, Late } from '@pasar/item-list';
import { FilterRail } from '@pasar/layout';
import { useScreenContext } from '@pasar/screen';
import { searchResultState } from '@pasar/search-params';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { activeFilters } from './active-filters.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { Filters } from './Filters.tsx';
import type { ListAddress } from './list-address.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { NoResult } from './NoResult.tsx';
import { ResultNotice } from './ResultNotice.tsx';
import type { ResultListState } from './use-result-list.ts';
import styles from './ResultList.module.css';

export type ResultListProps = {
  readonly address: ListAddress;
  readonly list: ResultListState;
  /** What stands above the list: its title, its sub-categories. */
  readonly head: ReactNode;
};

const emptyFacets: SearchFacets = { categories: [], locations: [], brands: [], ratings: [] };

/** A list with its filters: at the side on a desk, in a drawer on a phone. */
export const ResultList = ({ address, list, head }: ResultListProps): ReactElement => {
  const { platform } = useScreenContext();
  const facets = list.first?.facets ?? emptyFacets;
  const content = (
    <div className={styles.content}>
      {head}
      <ListToolbar address={address} facets={facets} />
      <ActiveFilters address={address} facets={facets} />
      <Results address={address} list={list} />
    </div>
  );
  return platform === 'pc' ? (
    <FilterRail
      rail={
        <div className={styles.rail}>
          <Filters address={address} facets={facets} />
        </div>
      }
    >
      {content}
    </FilterRail>
  ) : (
    content
  );
};

const Results = ({ address, list }: Omit<ResultListProps, 'head'>): ReactElement => {
  const { t } = useTranslation('search-screens');
  const { platform } = useScreenContext();
  if (list.failed) return <ErrorState onRetry={list.retry} retrying={list.loading} />;
  if (!list.first) {
    return (
      <Late>
        <ItemGrid loading={12} />
      </Late>
    );
  }
  const filtered = activeFilters(address.params).length > 0;
  const { state, group } = searchResultState({ ...list.first, filtered });
  if (group === 'error') return <NoResult address={address} state={state} />;
  return (
    <>
      <ResultNotice address={address} answer={list.first} state={state} />
      <EndlessItems
        label={t('results')}
        items={list.items}
        hasMore={list.hasMore}
        loading={list.loading}
        failed={list.moreFailed}
        onMore={list.more}
        priorityCount={platform === 'pc' ? 5 : 4}
      />
    </>
  );
};
