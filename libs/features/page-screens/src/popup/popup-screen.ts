import { defineScreen } from '@pasar/screen-kit';
import { pageTexts } from '../translations.ts';

/** An empty page: other programs open it in a popup window (doc1 §2.7). @spec popup popup-page popup-route-empty */
export default defineScreen<'popup'>({
  namespaces: [pageTexts],
  cacheable: { queryFields: [] },
  head: () => ({ title: 'Pasar', robots: 'noindex, nofollow' }),
  Screen: () => null,
});
