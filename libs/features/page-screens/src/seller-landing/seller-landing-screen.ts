import { isNotFound } from '@pasar/base-api';
import { listsApi, needCardManifests } from '@pasar/catalogue-api';
import { pictureUrl } from '@pasar/design-system';
import { pageBuilderApi } from '@pasar/page-builder-api';
import { frontNamespaces } from '@pasar/page-sections';
import { buildPath } from '@pasar/routing-table';
import { defineScreen } from '@pasar/screen-kit';
import { voucherNamespaces } from '@pasar/voucher-card';
import { pageCardSet } from '../parts/part-queries.ts';
import { pageTexts } from '../translations.ts';
import { selectLanding, landingItems, landingQuery } from './landing-data.ts';
import { SellerLandingScreen } from './SellerLandingScreen.tsx';

/** @spec seller-landing seller-landing-page */
export default defineScreen<'seller-landing'>({
  namespaces: [pageTexts, ...frontNamespaces, ...voucherNamespaces],
  cacheable: { queryFields: [] },
  needs: [
    (input) => {
      const query = landingQuery(input);
      return query ? [pageBuilderApi.endpoints.getSellerLanding.initiate(query)] : [];
    },
    (input, _context, state) => {
      const landing = selectLanding(state, input)?.data;
      if (!landing) return [];
      return [
        listsApi.endpoints.getItemList.initiate(landingItems(input, landing.voucher?.shop?.shopid)),
        needCardManifests(pageCardSet),
      ];
    },
  ],
  status: (state, input) => {
    const landing = selectLanding(state, input);
    return !landing || isNotFound(landing.error) ? 404 : 200;
  },
  head: (state, input, _context, t) => {
    const { campaign, voucher } = selectLanding(state, input)?.data ?? {};
    if (campaign)
      return {
        title: `${campaign.title} – Pasar`,
        description: campaign.subtitle,
        canonical: buildPath('seller-landing', input.params),
        image: pictureUrl(campaign.picture.id, 960),
      };
    // A voucher is for shoppers who received its link.
    return { title: `${voucher?.label ?? t('page_gone_title')} – Pasar`, robots: 'noindex, follow' };
  },
  Screen: SellerLandingScreen,
});
