import { isNotFound } from '@pasar/base-api';
import { flattenPages, listsApi } from '@pasar/catalogue-api';
import type { Collection } from '@pasar/catalogue-api';
import { ErrorState, Image } from '@pasar/design-system';
import { FrontPage, FrontSkeleton } from '@pasar/page-sections';
import { buildPath } from '@pasar/routing-table';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Count } from '../shared/Count.tsx';
import { HomeCrumbs } from '../shared/HomeCrumbs.tsx';
import { ItemsPage } from '../shared/ItemsPage.tsx';
import { EmptyList } from '../shared/EmptyList.tsx';
import { collectionItems } from './collection-data.ts';
import type { CollectionRoute } from './collection-data.ts';
import styles from './CollectionScreen.module.css';

type Props = ScreenComponentProps<CollectionRoute>;

/** A collection: cover, description and items. */
export function CollectionScreen({ input }: Props): ReactElement {
  const { t } = useTranslation('list-screens');
  const about = listsApi.useGetCollectionQuery({ collectionid: input.params.collectionId });
  const list = flattenPages(listsApi.useGetItemListInfiniteQuery(collectionItems(input)));
  const collection = about.currentData;
  if (isNotFound(about.error)) return <CollectionGone />;
  if (!collection && about.isError)
    return <ErrorState onRetry={about.refetch} retrying={about.isFetching} headingLevel="h1" />;
  if (!collection)
    return (
      <FrontPage>
        <FrontSkeleton />
      </FrontPage>
    );
  const title = collection.name;
  return (
    <ItemsPage
      title={title}
      crumbs={
        <HomeCrumbs
          crumbs={[
            { label: t('featured_collections'), to: buildPath('featured-collections') },
            { label: title },
          ]}
        />
      }
      aside={<Count count={collection.item_count} />}
      above={<Cover collection={collection} />}
      list={list}
      empty={<EmptyList to={buildPath('featured-collections')} action={t('featured_collections')} />}
    />
  );
}

const Cover = ({
  collection: { picture, description },
}: {
  readonly collection: Collection;
}): ReactElement => (
  <div className={styles.cover}>
    <Image picture={picture} alt="" sizes="(min-width: 60rem) 10rem, 6rem" className={styles.picture} />
    {description ? <p className={styles.words}>{description}</p> : null}
  </div>
);

function CollectionGone(): ReactElement {
  const { t } = useTranslation('list-screens');
  return (
    <EmptyList
      isWholePage
      illustration="signpost"
      title={t('collection_gone_title')}
      text={t('collection_gone_text')}
      to={buildPath('featured-collections')}
      action={t('featured_collections')}
    />
  );
}
