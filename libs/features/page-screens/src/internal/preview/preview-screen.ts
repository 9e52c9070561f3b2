import { isNotFound } from '@pasar/base-api';
import { readComponents } from '@pasar/page-builder';
import { pageBuilderApi } from '@pasar/page-builder-api';
import { frontNamespaces } from '@pasar/page-sections';
import { defineScreen } from '@pasar/screen-kit';
import { voucherNamespaces } from '@pasar/voucher-card';
import { partsOfPage } from '../../parts/page-parts.ts';
import { componentNeeds } from '../../parts/part-queries.ts';
import { pageTexts } from '../../translations.ts';
import { toolHead } from '../shared/tool-head.ts';
import { previewQuery } from './preview-query.ts';
import { PreviewScreen } from './PreviewScreen.tsx';

const { getPreview, listPages } = pageBuilderApi.endpoints;

/** @spec preview preview-page */
export default defineScreen<'preview'>({
  namespaces: [pageTexts, ...frontNamespaces, ...voucherNamespaces],
  needs: [
    (input, context) => {
      const query = previewQuery(input, context);
      return [query ? getPreview.initiate(query) : listPages.initiate()];
    },
    (input, context, state) => {
      const query = previewQuery(input, context);
      const preview = query && getPreview.select(query)(state).data;
      return preview ? componentNeeds(readComponents(preview.layout.component_list)) : [];
    },
  ],
  parts: (state, input, context) => {
    const query = previewQuery(input, context);
    const preview = query && getPreview.select(query)(state).data;
    return preview ? partsOfPage(readComponents(preview.layout.component_list)) : [];
  },
  status: (state, input, context) => {
    const query = previewQuery(input, context);
    return isNotFound((query ? getPreview.select(query) : listPages.select())(state).error) ? 404 : 200;
  },
  head: () => toolHead('Page preview'),
  Screen: PreviewScreen,
});
