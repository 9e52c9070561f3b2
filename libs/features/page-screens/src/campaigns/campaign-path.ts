import { buildPath } from '@pasar/routing-table';

/** The path of a campaign's page. */
export const campaignPath = (campaignid: number): string =>
  buildPath('seller-landing', { pageType: 'campaign', promotionId: campaignid });
