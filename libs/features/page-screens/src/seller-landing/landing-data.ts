import type { RootState } from '@pasar/base-api';
import type { ItemListQuery } from '@pasar/catalogue-api';
import { pageBuilderApi } from '@pasar/page-builder-api';
import type { ScreenInput } from '@pasar/screen-kit';

export type LandingInput = ScreenInput<'seller-landing'>;

const pageTypes = ['campaign', 'voucher'] as const;

/** The query of the landing page; undefined for a kind of promotion that has no page. */
export function landingQuery({ params: { pageType, promotionId } }: LandingInput) {
  const page_type = pageTypes.find((each) => each === pageType);
  return page_type && promotionId > 0 ? { page_type, promotion_id: promotionId } : undefined;
}

/** The landing page in the store, if loaded. */
export const selectLanding = (state: RootState, input: LandingInput) => {
  const query = landingQuery(input);
  return query && pageBuilderApi.endpoints.getSellerLanding.select(query)(state);
};

/** The items of a campaign; for a voucher those of its shop, or popular ones. */
export function landingItems(
  { params: { pageType, promotionId } }: LandingInput,
  shopid?: number,
): ItemListQuery {
  if (pageType === 'campaign') return { list: 'campaign', id: promotionId };
  return shopid === undefined ? { list: 'popular-products' } : { list: 'popular-products', shop: shopid };
}
