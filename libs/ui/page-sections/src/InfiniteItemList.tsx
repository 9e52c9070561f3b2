import { ErrorState } from '@pasar/design-system';
import { ItemGrid } from '@pasar/item-card';
import type { ItemCardData, ItemCardProps } from '@pasar/item-card';
import { InfiniteItems, DelayedSkeleton } from '@pasar/item-list';
import type { ReactElement, ReactNode } from 'react';
import { NoItemsYet } from './NoItemsYet.tsx';

export type InfiniteItemListProps<Item extends ItemCardData = ItemCardData> = {
  readonly label: string;
  readonly list: {
    readonly items: readonly Item[];
    /** The first response; undefined until it arrives. */
    readonly first: unknown;
    readonly failed: boolean;
    readonly moreFailed: boolean;
    readonly loading: boolean;
    readonly hasMore: boolean;
    readonly more: () => void;
    readonly retry: () => void;
  };
  readonly cardSet?: ItemCardProps['cardSet'];
  /** The heading level of the cards' names; `h2` by default, for a list that fills the page. */
  readonly headingLevel?: 'h2' | 'h3';
  readonly priorityCount?: number;
  /** Replaces the default empty state. */
  readonly empty?: ReactNode;
  /** Rendered below each card. */
  readonly foot?: (item: Item) => ReactNode;
};

/** An infinite list of items with its loading, failed and empty states. */
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
  if (list.items.length === 0) return <>{empty ?? <NoItemsYet />}</>;
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
