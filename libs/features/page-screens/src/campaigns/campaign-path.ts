import { buildPath } from '@pasar/routing-table';

/** A campaign's own page. */
export const campaignPath = (campaignid: number): string =>
  buildPath('seller-landing', { pageType: 'campaign', promotionId: campaignid });
