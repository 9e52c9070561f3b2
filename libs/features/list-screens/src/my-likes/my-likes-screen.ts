import { frontNamespaces } from '@pasar/page-sections';
import { defineScreen } from '@pasar/screen-kit';
import { listTexts } from '../translations.ts';
import { myLikesNeeds } from './my-likes-needs.ts';
import { MyLikesScreen } from './MyLikesScreen.tsx';

/** @spec user-my-likes my-likes */
export default defineScreen<'user-my-likes'>({
  namespaces: [listTexts, ...frontNamespaces],
  signedIn: true,
  needs: [myLikesNeeds],
  head: (_state, _input, _context, t) => ({
    title: t('page_title', { name: t('likes') }),
    robots: 'noindex',
  }),
  Screen: MyLikesScreen,
});
