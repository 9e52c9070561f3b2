import { listsApi } from '@pasar/catalogue-api';
import type { FeaturedCollection } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { CardCarousel, FrontPage, PageTitle } from '@pasar/page-sections';
import { ItemGrid } from '@pasar/item-card';
import { DelayedSkeleton, ListEnd, useOnNearViewport } from '@pasar/item-list';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { collectionPath } from '../shared/collection-path.ts';
import { EmptyList } from '../shared/EmptyList.tsx';

/** The featured collections, each with its first items. */
export function FeaturedCollectionsScreen(): ReactElement {
  const { t } = useTranslation('list-screens');
  const title = t('featured_collections');
  return (
    <FrontPage>
      <PageTitle title={title} text={t('featured_collections_text')} />
      <Collections />
    </FrontPage>
  );
}

function Collections(): ReactElement {
  const list = listsApi.useGetFeaturedCollectionsInfiniteQuery();
  const mark = useOnNearViewport(
    list.hasNextPage && !list.isFetching && !list.isFetchNextPageError,
    () => void list.fetchNextPage(),
  );
  const collections = list.data?.pages.flatMap((page) => page.collections) ?? [];
  if (collections.length === 0 && list.isError)
    return <ErrorState onRetry={list.refetch} retrying={list.isFetching} />;
  if (!list.data)
    return (
      <DelayedSkeleton>
        <ItemGrid loading={12} cardSet="LITE_STANDARD" />
      </DelayedSkeleton>
    );
  if (collections.length === 0) return <EmptyList />;
  return (
    <>
      {collections.map((collection) => (
        <CollectionShelf key={collection.collectionid} collection={collection} />
      ))}
      <div ref={mark} />
      <ListEnd
        hasMore={list.hasNextPage}
        loading={list.isFetching}
        failed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}

const CollectionShelf = ({ collection }: { readonly collection: FeaturedCollection }): ReactElement => (
  <CardCarousel
    title={collection.name}
    placement="featured-collections"
    items={collection.items}
    moreTo={collectionPath(collection)}
  />
);
