import { defineScreen } from '@pasar/screen-kit';
import { appTexts } from '../translations.ts';
import { AppLandingScreen } from './AppLandingScreen.tsx';
import { requestedAppPath } from './requested-app-path.ts';

/** The app's download page, to which app links lead when opened in a browser. @spec app-landing app-landing-screen app-handover */
export default defineScreen<'app-landing'>({
  namespaces: [appTexts],
  head: (_state, { query }, _context, t) => ({
    title: t(requestedAppPath(query) === undefined ? 'title' : 'handed_title'),
    description: t('text'),
    ...(requestedAppPath(query) === undefined ? { canonical: '/app' } : { robots: 'noindex, nofollow' }),
  }),
  Screen: AppLandingScreen,
});
