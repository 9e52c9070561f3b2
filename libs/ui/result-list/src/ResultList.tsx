import { ErrorState } from '@pasar/design-system';
import { ItemGrid } from '@pasar/item-card';
import { InfiniteItems, DelayedSkeleton } from '@pasar/item-list';
import { FilterRail } from '@pasar/layout';
import { searchResultState } from '@pasar/search-params';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { activeFilters } from './active-filters.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { Filters } from './Filters.tsx';
import { IgnoredFields } from './IgnoredFields.tsx';
import type { ListAddress } from './list-address.ts';
import { noFacets } from './list-response.ts';
import type { ListResponse, ListState } from './list-response.ts';
import { ListContextProvider, useListContext } from './list-context.ts';
import type { ListContextValue } from './list-context.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { NoResult } from './NoResult.tsx';
import { ResultNotice } from './ResultNotice.tsx';
import styles from './ResultList.module.css';

export type ResultListProps = {
  readonly address: ListAddress;
  readonly list: ListState;
  readonly setting: ListContextValue;
  /** Above the list: its title (`ListHead`), its subcategories. */
  readonly head: ReactNode;
  /** Between the filters and the results: a matching shop. */
  readonly aside?: ReactNode;
};

type PartProps = Omit<ResultListProps, 'setting'>;

/** A list with its filters: in a sidebar on desktops, in a drawer on phones. */
export function ResultList({ setting, ...props }: ResultListProps): ReactElement {
  const content = <Content {...props} />;
  const rail = offersFilters(props) ? (
    <div className={styles.rail}>
      <Filters address={props.address} facets={props.list.first?.facets ?? noFacets} />
    </div>
  ) : null;
  return (
    <ListContextProvider value={setting}>
      {setting.platform === 'pc' ? <FilterRail rail={rail}>{content}</FilterRail> : content}
    </ListContextProvider>
  );
}

const isEmpty = (list: ListState): boolean => list.first?.total === 0;

/** An empty list has nothing to filter, but filters that emptied it can be changed. */
const offersFilters = ({ address, list }: ResultsProps): boolean =>
  !isEmpty(list) || activeFilters(address.params).length > 0;

function Content({ address, list, head, aside }: PartProps): ReactElement {
  const facets = list.first?.facets ?? noFacets;
  return (
    <div className={styles.content}>
      {head}
      {offersFilters({ address, list }) ? (
        <ListToolbar address={address} facets={facets} isEmpty={isEmpty(list)} />
      ) : null}
      <ActiveFilters address={address} facets={facets} />
      <IgnoredFields address={address} />
      {aside}
      <Results address={address} list={list} />
    </div>
  );
}

type ResultsProps = Pick<PartProps, 'address' | 'list'>;

function Results({ address, list }: ResultsProps): ReactElement {
  if (list.failed) return <ErrorState onRetry={list.retry} retrying={list.loading} />;
  if (!list.first) {
    return (
      <DelayedSkeleton>
        <ItemGrid loading={12} />
      </DelayedSkeleton>
    );
  }
  const { state, group } = searchResultState(toResponse(list.first, address));
  if (group === 'error') return <NoResult address={address} answer={list.first} state={state} />;
  return (
    <>
      <ResultNotice address={address} answer={list.first} state={state} />
      <ResultItems list={list} />
    </>
  );
}

const toResponse = (answer: ListResponse, { params, scope }: ListAddress) => ({
  total: answer.total,
  filtered: activeFilters(params).length > 0 && !answer.excludes_only,
  shop: (scope.shop ?? params.shop) !== undefined,
  mall: scope.officialMall === true,
  censored: answer.censored ?? false,
  hint: answer.hints,
  corrected: answer.hidden_correction ? 'hidden' : answer.corrected,
  dropped: answer.dropped,
  shopIntention: answer.shop_intention,
});

function ResultItems({ list }: Pick<ResultsProps, 'list'>): ReactElement {
  const { t } = useTranslation('result-list');
  const { platform } = useListContext();
  return (
    <InfiniteItems
      label={t('results')}
      headingLevel="h2"
      items={list.items}
      hasMore={list.hasMore}
      loading={list.loading}
      failed={list.moreFailed}
      onMore={list.more}
      priorityCount={platform === 'pc' ? 5 : 4}
    />
  );
}
