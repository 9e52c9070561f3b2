import { catalogueApi } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { ItemGrid } from '@pasar/item-card';
import { InfiniteItems, useNearViewport } from '@pasar/item-list';
import { Section } from '@pasar/layout';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSectionHeader } from './use-section-header.ts';

/** How far below the viewport the list is fetched: half a phone's height, so that visitors who stay at the top do not load it. */
const prefetchMargin = '400px 0px';
const placeholderCount = 6;
const selectList = catalogueApi.endpoints.getDailyDiscover.select();

/** The infinite list at the end of the page, fetched near the viewport; restored from the cache on return. */
export function DailyDiscover(): ReactElement {
  const fetched = useSelector(selectList).data !== undefined;
  const { near, mark } = useNearViewport(fetched, prefetchMargin);
  return near ? (
    <DailyDiscoverList />
  ) : (
    <DailyDiscoverSection>
      <div ref={mark}>
        <ListPlaceholder />
      </div>
    </DailyDiscoverSection>
  );
}

const ListPlaceholder = (): ReactElement => <ItemGrid cardSet="DAILY_DISCOVER" loading={placeholderCount} />;

/** The link is for clients that do not load more by scrolling: search engines, and browsers without JavaScript. */
function DailyDiscoverSection({ children }: { readonly children: ReactNode }): ReactElement {
  const { title, moreTo } = useSectionHeader('daily-discover');
  return (
    <Section title={title} moreTo={moreTo}>
      {children}
    </Section>
  );
}

/** Desktops load more by a button, so that the footer can be reached. */
function DailyDiscoverList(): ReactElement | null {
  const { t } = useTranslation('home-screens');
  const { platform } = useScreenContext();
  const list = catalogueApi.useGetDailyDiscoverInfiniteQuery();
  const items = list.data?.pages.flatMap((page) => page.items);
  if (!items && list.isError) return <ErrorState onRetry={list.refetch} retrying={list.isFetching} />;
  if (items?.length === 0) return null;
  return (
    <DailyDiscoverSection>
      {items ? (
        <InfiniteItems
          cardSet="DAILY_DISCOVER"
          label={t('daily_discover')}
          items={items}
          hasMore={list.hasNextPage}
          loading={list.isFetching}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
          manual={platform === 'pc'}
        />
      ) : (
        <div data-loading-more>
          <ListPlaceholder />
        </div>
      )}
    </DailyDiscoverSection>
  );
}
