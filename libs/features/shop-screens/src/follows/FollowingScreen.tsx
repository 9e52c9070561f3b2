import type { ScreenComponentProps } from '@pasar/screen-kit';
import { ShopTile } from '@pasar/shop-tile';
import { socialApi } from '@pasar/social-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ShopPage } from '../shared/ShopPage.tsx';
import { FollowList } from './FollowList.tsx';

/** The shops that the shop's owner follows. */
export function FollowingScreen({ input }: ScreenComponentProps<'shop-following'>): ReactElement {
  return <ShopPage input={input}>{({ shopid }) => <Following shopid={shopid} />}</ShopPage>;
}

function Following({ shopid }: { readonly shopid: number }): ReactElement {
  const { t } = useTranslation('shop-screens');
  const list = socialApi.useGetFollowingInfiniteQuery({ shopid });
  const shops = list.currentData?.pages.flatMap((page) => page.shops);
  return (
    <FollowList
      title={t('follows')}
      none={t('no_follows')}
      list={list}
      total={list.currentData?.pages[0]?.total}
    >
      {shops?.map((shop) => (
        <li key={shop.shopid}>
          <ShopTile shop={shop} headingLevel="h2" />
        </li>
      ))}
    </FollowList>
  );
}
