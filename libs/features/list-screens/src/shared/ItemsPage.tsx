import type { ItemListState, ItemCard } from '@pasar/catalogue-api';
import { PageTitle, InfiniteItemList } from '@pasar/page-sections';
import { LikesProvider } from '@pasar/item-list';
import { ListPage } from '@pasar/result-list';
import { useScreenContext } from '@pasar/screen-kit';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useListLikes } from './use-list-likes.ts';

export type ItemsPageProps = {
  readonly title: string;
  readonly text?: string | undefined;
  /** Beside the title: a count or a link. */
  readonly aside?: ReactNode;
  /** Breadcrumbs above the title. */
  readonly crumbs?: ReactNode;
  /** Between title and list: tabs, a cover, links. */
  readonly above?: ReactNode;
  readonly list: ItemListState<{ readonly items: readonly ItemCard[] }>;
  readonly cardSet?: ComponentProps<typeof InfiniteItemList>['cardSet'];
  readonly empty: ReactNode;
};

/** A page with one infinite list and like buttons. */
export const ItemsPage = (props: ItemsPageProps): ReactElement => (
  <LikesProvider likes={useListLikes(props.list.items)}>
    <PlainItemsPage {...props} />
  </LikesProvider>
);

/** The same page without like buttons, for the shopper's own lists. */
export function PlainItemsPage({
  title,
  text,
  aside,
  crumbs,
  above,
  list,
  cardSet,
  empty,
}: ItemsPageProps): ReactElement {
  const { platform } = useScreenContext();
  return (
    <ListPage>
      {crumbs}
      <PageTitle title={title} aside={aside} {...(text && { text })} />
      {above}
      <InfiniteItemList
        label={title}
        list={list}
        empty={empty}
        priorityCount={platform === 'pc' ? 5 : 4}
        {...(cardSet && { cardSet })}
      />
    </ListPage>
  );
}
