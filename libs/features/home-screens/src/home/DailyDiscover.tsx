import { catalogueApi } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { ItemGrid } from '@pasar/item-card';
import { InfiniteItems, useNearViewport } from '@pasar/item-list';
import { Section } from '@pasar/layout';
import { useScreenContext } from '@pasar/screen';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSectionFrame } from './use-section-frame.ts';

/** How far below the screen the list may be when it is fetched: half a phone's height, so that nobody who stays above pays for it. */
const ahead = '400px 0px';
const standIns = 6;
const selectList = catalogueApi.endpoints.getDailyDiscover.select();

/** The endless list at the page's end. It is fetched when one comes near it; one who comes back finds it as it was. */
export const DailyDiscover = (): ReactElement => {
  const fetched = useSelector(selectList).data !== undefined;
  const { near, mark } = useNearViewport(fetched, ahead);
  return near ? (
    <Discovered />
  ) : (
    <Frame>
      <div ref={mark}>
        <StandIns />
      </div>
    </Frame>
  );
};

const StandIns = (): ReactElement => <ItemGrid cardSet="DAILY_DISCOVER" loading={standIns} />;

/** The link is for those who load nothing by scrolling: search engines, and browsers without scripts. */
const Frame = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const { title, moreTo } = useSectionFrame('daily-discover');
  return (
    <Section title={title} moreTo={moreTo}>
      {children}
    </Section>
  );
};

/** On a desk it goes on by a press: the footer lies below. */
const Discovered = (): ReactElement | null => {
  const { t } = useTranslation('home-screens');
  const { platform } = useScreenContext();
  const list = catalogueApi.useGetDailyDiscoverInfiniteQuery();
  const items = list.data?.pages.flatMap((page) => page.items);
  if (!items && list.isError) return <ErrorState onRetry={list.refetch} retrying={list.isFetching} />;
  if (items?.length === 0) return null;
  return (
    <Frame>
      {items ? (
        <InfiniteItems
          cardSet="DAILY_DISCOVER"
          label={t('daily_discover')}
          items={items}
          hasMore={list.hasNextPage}
          loading={list.isFetching}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
          patient={platform === 'pc'}
        />
      ) : (
        <StandIns />
      )}
    </Frame>
  );
};
