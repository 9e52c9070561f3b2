import { defineScreen } from '@pasar/screen-kit';
import { verificationTexts } from '../translations.ts';
import { TrafficErrorScreen } from './TrafficErrorScreen.tsx';

/** @spec verify-traffic-error verification-traffic-error */
export default defineScreen<'verify-traffic-error'>({
  namespaces: [verificationTexts],
  head: (_state, _input, _context, t) => ({
    title: t('traffic_error_title'),
    description: t('traffic_error_text'),
    robots: 'noindex',
  }),
  Screen: TrafficErrorScreen,
});
