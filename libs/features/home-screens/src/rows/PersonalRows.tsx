import { useSession } from '@pasar/account-api';
import { listsApi, useViewedItems } from '@pasar/catalogue-api';
import { CardCarousel } from '@pasar/page-sections';
import { buildPath } from '@pasar/routing-table';
import { useScreenContext, useStorages } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Items viewed on this device and items the member bought, which are not part of the shared page. */
export default function PersonalRows(): ReactElement {
  const { status } = useSession();
  return (
    <>
      <RecentlyViewed />
      {status === 'logged-in' ? <BuyAgain /> : null}
    </>
  );
}

function RecentlyViewed(): ReactElement | null {
  const { t } = useTranslation('home-screens');
  const items = useViewedItems(useStorages());
  return <CardCarousel title={t('recently_viewed')} placement="home-recently-viewed" items={items} />;
}

function BuyAgain(): ReactElement | null {
  const { t } = useTranslation('home-screens');
  const { market } = useScreenContext();
  const { data } = listsApi.useGetBuyAgainInfiniteQuery({});
  return (
    <CardCarousel
      title={t('buy_again')}
      placement="home-buy-again"
      items={data?.pages[0]?.items ?? []}
      moreTo={buildPath('buy-again', {}, {}, market.code)}
    />
  );
}
