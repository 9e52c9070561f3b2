import { isNotFound } from '@pasar/base-api';
import { frontNamespaces } from '@pasar/page-sections';
import { hashtagPath } from '@pasar/routing-table';
import { defineScreen } from '@pasar/screen-kit';
import { listedItems } from '../shared/listed-items.ts';
import { missingPageHead, listHead } from '../shared/list-head.ts';
import { listTexts } from '../translations.ts';
import { hashtagInState, taggedItems, readHashtag } from './hashtag-data.ts';
import type { HashtagRoute } from './hashtag-data.ts';
import { hashtagNeeds } from './hashtag-needs.ts';
import { HashtagScreen } from './HashtagScreen.tsx';

/** @spec hashtag hashtag-tag collection-page */
export default defineScreen<HashtagRoute>({
  namespaces: [listTexts, ...frontNamespaces],
  cacheable: { queryFields: [] },
  needs: [hashtagNeeds],
  status: (state, input) => (isNotFound(hashtagInState(state, input).error) ? 404 : 200),
  head: (state, input, context, t) => {
    const tag = readHashtag(input);
    const { hashtag } = hashtagInState(state, input);
    if (!hashtag) return missingPageHead(t('hashtag_gone_title', { tag }));
    return listHead(
      {
        name: `#${hashtag.tag}`,
        description: t('hashtag_text', { tag: hashtag.tag }),
        canonical: hashtagPath(hashtag.tag),
        items: listedItems(state, taggedItems(input)),
      },
      context,
      t,
    );
  },
  Screen: HashtagScreen,
});
