import { flattenPages, mallApi, saleCard, saleItemsQuery } from '@pasar/catalogue-api';
import type { FlashSaleItem, FlashSaleSession } from '@pasar/catalogue-api';
import { SoldBar } from '@pasar/flash-sale';
import { InfiniteItemList } from '@pasar/page-sections';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyWithSupermarketLink } from '../shared/EmptyWithSupermarketLink.tsx';
import { supermarketSales } from './flash-sale-needs.ts';

type SupermarketSaleItemsProps = {
  readonly session: FlashSaleSession;
  readonly category: number | undefined;
};

/** The supermarkets' items in a session, with the share that is sold while it runs. */
export function SupermarketSaleItems({ session, category }: SupermarketSaleItemsProps): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  const query = saleItemsQuery(session, category, supermarketSales);
  const list = flattenPages(mallApi.useGetFlashSaleItemsInfiniteQuery(query));
  return (
    <InfiniteItemList
      label={t('flash_sale')}
      list={{ ...list, items: list.items.map(saleCard) }}
      cardSet="S_MART"
      priorityCount={4}
      empty={<EmptyWithSupermarketLink title={t('no_sale_title')} text={t('no_sale_text')} />}
      {...(session.ongoing && { foot: (item: FlashSaleItem) => <SoldBar sale={item.flash_sale} /> })}
    />
  );
}
