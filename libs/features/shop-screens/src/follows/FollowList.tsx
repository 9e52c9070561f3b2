import { EmptyState, ErrorState } from '@pasar/design-system';
import { TitleWithCount } from '@pasar/result-list';
import { useFormat } from '@pasar/screen-kit';
import { ShopTiles, ShopTilesSkeleton } from '@pasar/shop-tile';
import type { ReactElement } from 'react';

export type FollowListProps = {
  readonly title: string;
  /** Shown when the list is empty. */
  readonly none: string;
  /** Undefined until it has loaded. */
  readonly total: number | undefined;
  /** The state of the query, as RTK Query returns it. */
  readonly list: {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly isFetchNextPageError: boolean;
    readonly hasNextPage: boolean;
    readonly fetchNextPage: () => unknown;
    readonly refetch: () => unknown;
  };
  /** List items; undefined until they are loaded. */
  readonly children: readonly ReactElement[] | undefined;
};

/** Shops or people, in an infinite list. */
export function FollowList({ title, total, ...rest }: FollowListProps): ReactElement {
  const { number } = useFormat();
  return (
    <>
      <TitleWithCount title={title} count={total === undefined ? undefined : number(total)} />
      <Tiles title={title} {...rest} />
    </>
  );
}

function Tiles({ title, none, list, children }: Omit<FollowListProps, 'total'>): ReactElement {
  if (!children && list.isError)
    return <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />;
  if (!children) return <ShopTilesSkeleton />;
  if (children.length === 0) return <EmptyState title={none} />;
  return (
    <ShopTiles
      label={title}
      hasMore={list.hasNextPage}
      loading={list.isFetching}
      failed={list.isFetchNextPageError}
      onMore={() => void list.fetchNextPage()}
    >
      {children}
    </ShopTiles>
  );
}
