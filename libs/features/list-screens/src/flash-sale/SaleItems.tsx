import { flattenPages, mallApi, saleCard, saleItemsQuery } from '@pasar/catalogue-api';
import type { FlashSaleItem, FlashSaleSession } from '@pasar/catalogue-api';
import { ErrorState } from '@pasar/design-system';
import { SoldBar } from '@pasar/flash-sale';
import { CategoryTabs } from '@pasar/page-sections';
import { ItemGrid } from '@pasar/item-card';
import { InfiniteItems, DelayedSkeleton } from '@pasar/item-list';
import { useScreenContext } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyList } from '../shared/EmptyList.tsx';
import { flashSalePath } from './flash-sale-data.ts';

type SaleItemsProps = { readonly session: FlashSaleSession; readonly category: number | undefined };

/** The items of a session at the sale price, with the share that is sold while it runs. */
export function SaleItems({ session, category }: SaleItemsProps): ReactElement {
  const { data } = mallApi.useGetFlashSaleItemsInfiniteQuery(saleItemsQuery(session, undefined), {
    skip: category === undefined,
  });
  const list = flattenPages(mallApi.useGetFlashSaleItemsInfiniteQuery(saleItemsQuery(session, category)));
  const categories = list.first?.categories ?? data?.pages[0]?.categories ?? [];
  return (
    <>
      <CategoryTabs
        categories={categories}
        current={category}
        to={(catid) =>
          flashSalePath({ session: session.ongoing ? undefined : session.starts_at, category: catid })
        }
      />
      <SaleList session={session} list={list} />
    </>
  );
}

type SaleListProps = {
  readonly session: FlashSaleSession;
  readonly list: ReturnType<typeof flattenPages<{ readonly items: readonly FlashSaleItem[] }>>;
};

function SaleList({ session, list }: SaleListProps): ReactElement {
  const { t } = useTranslation('list-screens');
  const { platform } = useScreenContext();
  if (list.failed) return <ErrorState onRetry={list.retry} retrying={list.loading} />;
  if (!list.first)
    return (
      <DelayedSkeleton>
        <ItemGrid loading={12} />
      </DelayedSkeleton>
    );
  if (list.items.length === 0) return <EmptyList to={flashSalePath({})} action={t('all')} />;
  return (
    <InfiniteItems
      label={t('flash_sale')}
      headingLevel="h2"
      items={list.items.map(saleCard)}
      hasMore={list.hasMore}
      loading={list.loading}
      failed={list.moreFailed}
      onMore={list.more}
      priorityCount={platform === 'pc' ? 5 : 4}
      {...(session.ongoing && { foot: (item: FlashSaleItem) => <SoldBar sale={item.flash_sale} /> })}
    />
  );
}
