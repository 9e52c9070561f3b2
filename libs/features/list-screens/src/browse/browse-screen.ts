import { searchFieldNames } from '@pasar/search-params';
import { frontNamespaces } from '@pasar/page-sections';
import { buildPath } from '@pasar/routing-table';
import { defineScreen } from '@pasar/screen-kit';
import { listedItems } from '../shared/listed-items.ts';
import { listHead } from '../shared/list-head.ts';
import { listTexts } from '../translations.ts';
import { browsePages, browseQuery } from './browse-data.ts';
import type { BrowseRoute } from './browse-data.ts';
import { browseNeeds } from './browse-needs.ts';
import { BrowseScreen } from './BrowseScreen.tsx';

/** @spec daily-discover popular-products top-products daily-discover-page popular-products-page top-products-page */
export default defineScreen<BrowseRoute>({
  namespaces: [listTexts, ...frontNamespaces],
  cacheable: { queryFields: searchFieldNames },
  needs: [browseNeeds],
  head: (state, input, context, t) => {
    const { texts } = browsePages[input.route];
    const query = browseQuery(input);
    return listHead(
      {
        name: t(texts),
        description: t(`${texts}_text`),
        canonical: buildPath(input.route),
        items: listedItems(state, query),
        partial: query?.category !== undefined,
      },
      context,
      t,
    );
  },
  Screen: BrowseScreen,
});
