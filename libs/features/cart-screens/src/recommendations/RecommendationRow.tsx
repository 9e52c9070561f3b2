import { useSession } from '@pasar/account-api';
import { listsApi } from '@pasar/catalogue-api';
import { CardCarousel } from '@pasar/page-sections';
import { buildPath } from '@pasar/routing-table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Items that go with those in a member's cart; nothing for visitors, or if they fail to load. */
export default function RecommendationRow(): ReactElement {
  const { t } = useTranslation('cart-screens');
  const isMember = useSession().status === 'logged-in';
  const { data } = listsApi.useGetCartRecommendationsInfiniteQuery({}, { skip: !isMember });
  return (
    <CardCarousel
      title={t('recommendations')}
      placement="cart-may-also-like"
      items={data?.pages[0]?.items ?? []}
      moreTo={buildPath('cart-recommend', {})}
    />
  );
}
