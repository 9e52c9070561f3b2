import type { ScreenComponentProps } from '@pasar/screen-kit';
import { ShopTile } from '@pasar/shop-tile';
import { socialApi } from '@pasar/social-api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ShopPage } from '../shared/ShopPage.tsx';
import { FollowList } from './FollowList.tsx';
import { PersonTile } from './PersonTile.tsx';

/** The shop's followers; followers with a shop appear as their shop. */
export function FollowersScreen({ input }: ScreenComponentProps<'shop-followers'>): ReactElement {
  return <ShopPage input={input}>{({ shopid }) => <Followers shopid={shopid} />}</ShopPage>;
}

function Followers({ shopid }: { readonly shopid: number }): ReactElement {
  const { t } = useTranslation('shop-screens');
  const list = socialApi.useGetFollowersInfiniteQuery({ shopid });
  const followers = list.currentData?.pages.flatMap((page) => page.followers);
  return (
    <FollowList
      title={t('followers')}
      none={t('no_followers')}
      list={list}
      total={list.currentData?.pages[0]?.total}
    >
      {followers?.map(({ userid, username, shop }) => (
        <li key={userid}>
          {shop ? (
            <ShopTile shop={shop} headingLevel="h2" />
          ) : (
            <PersonTile userid={userid} username={username} />
          )}
        </li>
      ))}
    </FollowList>
  );
}
