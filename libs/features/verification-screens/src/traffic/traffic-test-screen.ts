import { defineScreen } from '@pasar/screen-kit';
import { verificationTexts } from '../translations.ts';
import { TrafficTestScreen } from './TrafficTestScreen.tsx';

/** @spec verify-traffic-test verification-traffic-test */
export default defineScreen<'verify-traffic-test'>({
  namespaces: [verificationTexts],
  head: (_state, _input, _context, t) => ({ title: t('title_traffic_test'), robots: 'noindex' }),
  Screen: TrafficTestScreen,
});
