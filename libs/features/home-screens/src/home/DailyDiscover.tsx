import { catalogueApi } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { EndlessItems } from '@pasar/item-list';
import { Section } from '@pasar/layout';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The endless list at the page's end. */
export const DailyDiscover = (): ReactElement | null => {
  const { t } = useTranslation('home-screens');
  const list = catalogueApi.useGetDailyDiscoverInfiniteQuery();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0 && list.isError)
    return <ErrorState onRetry={list.refetch} retrying={list.isFetching} />;
  if (items.length === 0 && !list.isFetching) return null;
  return (
    <Section title={t('daily_discover')}>
      <EndlessItems
        cardSet="DAILY_DISCOVER"
        label={t('daily_discover')}
        items={items}
        hasMore={list.hasNextPage}
        loading={list.isFetching}
        failed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    </Section>
  );
};
