import { ErrorState } from '@pasar/design-system';
import { ItemGrid } from '@pasar/item-card';
import type { ItemCardData, ItemCardProps } from '@pasar/item-card';
import { InfiniteItems, DelayedSkeleton } from '@pasar/item-list';
import type { ReactElement, ReactNode } from 'react';
import { EmptyList } from './EmptyList.tsx';

export type InfiniteItemListProps<Item extends ItemCardData = ItemCardData> = {
  readonly label: string;
  readonly list: {
    readonly items: readonly Item[];
    /** The first answer; undefined until it is there. */
    readonly first: unknown;
    readonly failed: boolean;
    readonly moreFailed: boolean;
    readonly loading: boolean;
    readonly hasMore: boolean;
    readonly more: () => void;
    readonly retry: () => void;
  };
  readonly cardSet?: ItemCardProps['cardSet'];
  /** What the cards' names are in the page's outline: `h2` if not said, for a list that is the page. */
  readonly headingLevel?: 'h2' | 'h3';
  readonly priorityCount?: number;
  /** What an empty list says, if not the usual. */
  readonly empty?: ReactNode;
  /** What stands under each card. */
  readonly foot?: (item: Item) => ReactNode;
};

/** A list from its first card to its end, with its own states: on its way, failed, empty. */
export function InfiniteItemList<Item extends ItemCardData>({
  label,
  list,
  cardSet,
  headingLevel = 'h2',
  priorityCount,
  empty,
  foot,
}: InfiniteItemListProps<Item>): ReactElement {
  if (list.failed) return <ErrorState onRetry={list.retry} retrying={list.loading} />;
  if (list.first === undefined)
    return (
      <DelayedSkeleton>
        <ItemGrid loading={12} cardSet={cardSet} />
      </DelayedSkeleton>
    );
  if (list.items.length === 0) return <>{empty ?? <EmptyList />}</>;
  return (
    <InfiniteItems
      label={label}
      items={list.items}
      cardSet={cardSet}
      headingLevel={headingLevel}
      hasMore={list.hasMore}
      loading={list.loading}
      failed={list.moreFailed}
      onMore={list.more}
      {...(priorityCount !== undefined && { priorityCount })}
      {...(foot && { foot })}
    />
  );
}
