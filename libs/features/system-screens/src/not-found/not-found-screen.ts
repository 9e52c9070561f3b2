import { defineScreen } from '@pasar/screen-kit';
import { notFoundTexts } from '@pasar/page-shell-rules';
import { systemTexts } from '../translations.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

/** Shown for a URL that no route matches. @spec not-found-page */
export default defineScreen({
  namespaces: [systemTexts],
  status: () => 404,
  head: (_state, _input, _context, t) => ({
    title: `${notFoundTexts.title} · ${t('not_found_title')}`,
    robots: notFoundTexts.robots,
  }),
  Screen: NotFoundScreen,
});
