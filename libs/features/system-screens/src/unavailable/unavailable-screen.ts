import { defineScreen } from '@pasar/screen-kit';
import { systemTexts } from '../translations.ts';
import { UnavailableScreen } from './UnavailableScreen.tsx';

/** The API does not respond, or the browser is offline. */
export default defineScreen({
  namespaces: [systemTexts],
  status: () => 503,
  head: (_state, _input, _context, t) => ({ title: t('unavailable_title'), robots: 'noindex, nofollow' }),
  Screen: UnavailableScreen,
});
