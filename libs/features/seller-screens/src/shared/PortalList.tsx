import { EmptyState, ErrorState, LoadMore, Skeleton, Stack } from '@pasar/design-system';
import type { ReactElement, ReactNode } from 'react';
import styles from './PortalList.module.css';

/** What a list shows of an infinite query. */
type PagedQuery<Page> = {
  readonly data?: { readonly pages: readonly Page[] } | undefined;
  readonly isError: boolean;
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
};

type Props<Page, Entry> = {
  readonly query: PagedQuery<Page>;
  readonly readEntries: (page: Page) => readonly Entry[];
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** The label of the button that loads the next page. */
  readonly moreLabel: string;
  readonly children: (entries: readonly Entry[]) => ReactNode;
};

/** A list of the portal that grows page by page, with its loading, empty and error states. */
export function PortalList<Page, Entry>({
  query,
  readEntries,
  emptyTitle,
  emptyText,
  moreLabel,
  children,
}: Props<Page, Entry>): ReactElement {
  const entries = query.data?.pages.flatMap(readEntries) ?? [];
  if (query.isError && entries.length === 0)
    return <ErrorState onRetry={query.refetch} retrying={query.isFetching} />;
  if (query.isLoading) return <Skeleton shape="block" className={styles.loading} />;
  if (entries.length === 0) return <EmptyState illustration="basket" title={emptyTitle} text={emptyText} />;
  return (
    <Stack gap="md">
      {children(entries)}
      <LoadMore list={query}>{moreLabel}</LoadMore>
    </Stack>
  );
}
