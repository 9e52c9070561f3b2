import { catalogueApi } from '@pasar/catalogue-api';
import { TabLinks } from '@pasar/design-system';
import { TitleWithCount, ListPage } from '@pasar/result-list';
import type { ListAddress } from '@pasar/result-list';
import { useFormat } from '@pasar/screen-kit';
import type { ScreenComponentProps } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { shopSearchAddress, toShopQuery } from './search-user-data.ts';
import { FoundShops } from './FoundShops.tsx';

/** Search for shops by name, filtered by kind. */
export function SearchUserScreen({ input }: ScreenComponentProps<'search-user'>): ReactElement {
  const { t } = useTranslation('search-screens');
  const address = shopSearchAddress(input);
  const { keyword } = address.params;
  const title = keyword === undefined ? t('all_shops') : t('shops_named', { keyword });
  return (
    <ListPage>
      <TitleWithCount title={title} count={useShopCount(address)} />
      <ShopKindTabs address={address} />
      <FoundShops address={address} label={title} />
    </ListPage>
  );
}

function useShopCount(address: ListAddress): string | undefined {
  const { t } = useTranslation('search-screens');
  const { number } = useFormat();
  const { currentData } = catalogueApi.useSearchUsersInfiniteQuery(toShopQuery(address));
  const total = currentData?.pages[0]?.total;
  return total === undefined ? undefined : t('shops', { count: total, amount: number(total) });
}

function ShopKindTabs({ address: { params, to } }: { readonly address: ListAddress }): ReactElement {
  const { t } = useTranslation('search-screens');
  const { officialMall = false, preferred = false } = params;
  const kind = (officialMallOn: boolean, preferredOn: boolean) =>
    to({ officialMall: officialMallOn || undefined, preferred: preferredOn || undefined });
  return (
    <TabLinks
      label={t('shop_kinds')}
      links={[
        { to: kind(false, false), label: t('any_shop'), current: !officialMall && !preferred },
        { to: kind(true, false), label: t('official_shops'), current: officialMall },
        { to: kind(false, true), label: t('preferred_shops'), current: preferred && !officialMall },
      ]}
    />
  );
}
