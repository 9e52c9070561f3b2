import { listsApi } from '@pasar/catalogue-api';
import { frontNamespaces } from '@pasar/page-sections';
import { buildPath } from '@pasar/routing-table';
import { defineScreen } from '@pasar/screen-kit';
import { pageTexts } from '../translations.ts';
import { CampaignsScreen } from './CampaignsScreen.tsx';

/** @spec campaigns campaigns-page */
export default defineScreen<'campaigns'>({
  namespaces: [pageTexts, ...frontNamespaces],
  cacheable: { queryFields: [] },
  needs: [() => [listsApi.endpoints.getCampaigns.initiate()]],
  head: (_state, _input, _context, t) => ({
    title: `${t('campaigns')} – Pasar`,
    description: t('campaigns_text'),
    canonical: buildPath('campaigns'),
  }),
  Screen: CampaignsScreen,
});
