import { useResultList } from '@pasar/catalogue-api';
import { ListHead, ResultList } from '@pasar/result-list';
import { usePageSetting, useScreenContext } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockedNotice } from '../relation/BlockedNotice.tsx';
import { ListLikes } from '../relation/ListLikes.tsx';
import { ShopPage } from '../shared/ShopPage.tsx';
import { ShopSearch } from '../shared/ShopSearch.tsx';
import { shopListAddress, shopListQuery } from './shop-search-data.ts';
import { useListTitle } from './use-list-title.ts';

/** The shop's items with all filters. */
export function ShopSearchScreen({ input }: ScreenComponentProps<'shop-search'>): ReactElement {
  const { t } = useTranslation('shop-screens');
  const context = useScreenContext();
  const setting = usePageSetting();
  const address = shopListAddress(input);
  const list = useResultList(shopListQuery(input, context));
  const title = useListTitle(input.params.shopId, address.params) ?? t('products');
  return (
    <ShopPage input={input} tab="products">
      {(shop) =>
        shop.is_closed ? null : (
          <>
            <BlockedNotice shop={shop} />
            <ShopSearch key={address.params.keyword} address={address} />
            <ListLikes items={list.items}>
              <ResultList
                address={address}
                list={list}
                setting={setting}
                head={<ListHead title={title} answer={list.first} />}
              />
            </ListLikes>
          </>
        )
      }
    </ShopPage>
  );
}
