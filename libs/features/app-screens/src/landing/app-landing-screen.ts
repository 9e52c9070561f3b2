import { defineScreen } from '@pasar/screen';
import { appTexts } from '../translations.ts';
import { AppLandingScreen } from './AppLandingScreen.tsx';
import { handedPath } from './handed-path.ts';

/** Where one gets the app, and where an address of the app's own lands in a browser. @spec app-landing app-landing-screen app-handover */
export default defineScreen<'app-landing'>({
  namespaces: [appTexts],
  head: (_state, { query }, _context, t) => ({
    title: t(handedPath(query) === undefined ? 'title' : 'handed_title'),
    description: t('text'),
    ...(handedPath(query) === undefined ? { canonical: '/app' } : { robots: 'noindex, nofollow' }),
  }),
  Screen: AppLandingScreen,
});
