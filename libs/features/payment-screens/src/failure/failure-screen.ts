import { defineScreen } from '@pasar/screen-kit';
import { paymentTexts } from '../translations.ts';
import { FailureScreen } from './FailureScreen.tsx';

/** @spec payment-failure payment-failure-page */
export default defineScreen<'payment-failure'>({
  namespaces: [paymentTexts],
  signedIn: true,
  head: (_state, _input, _context, t) => ({ title: t('failed_title'), robots: 'noindex' }),
  Screen: FailureScreen,
});
