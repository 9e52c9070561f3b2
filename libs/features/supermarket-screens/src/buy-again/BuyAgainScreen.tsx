import { flattenPages, listsApi } from '@pasar/catalogue-api';
import { FrontPage, PageTitle, InfiniteItemList } from '@pasar/page-sections';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SupermarketPage } from '../shared/SupermarketPage.tsx';
import { EmptyWithSupermarketLink } from '../shared/EmptyWithSupermarketLink.tsx';

/** Items that the shopper bought in the supermarket before. */
export function BuyAgainScreen(): ReactElement {
  const { t } = useTranslation('supermarket-screens');
  const list = flattenPages(listsApi.useGetBuyAgainInfiniteQuery({ mart: true }));
  return (
    <SupermarketPage current="supermarket-buy-again">
      <FrontPage>
        <PageTitle title={t('buy_again')} text={t('buy_again_text')} />
        <InfiniteItemList
          label={t('buy_again')}
          list={list}
          cardSet="PROMOTION_BUY_AGAIN"
          empty={<EmptyWithSupermarketLink title={t('never_bought_title')} text={t('never_bought_text')} />}
        />
      </FrontPage>
    </SupermarketPage>
  );
}
