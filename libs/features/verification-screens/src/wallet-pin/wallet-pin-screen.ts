import { defineScreen } from '@pasar/screen-kit';
import { verificationTexts } from '../translations.ts';
import { WalletPinScreen } from './WalletPinScreen.tsx';

/** @spec payment-ivs-wallet-pin verification-wallet-pin */
export default defineScreen<'payment-ivs-wallet-pin'>({
  namespaces: [verificationTexts],
  head: (_state, _input, _context, t) => ({
    title: t('title_pin'),
    description: t('lead_pin'),
    robots: 'noindex',
  }),
  signedIn: true,
  Screen: WalletPinScreen,
});
