import { defineScreen } from '@pasar/screen-kit';
import { orderTexts } from '../translations.ts';
import { coinLedgerNeeds } from './coins-needs.ts';
import { UserCoinScreen } from './UserCoinScreen.tsx';

/** @spec user-coin my-coins */
export default defineScreen<'user-coin'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [coinLedgerNeeds],
  head: (_state, _input, _context, t) => ({ title: t('my_coins'), robots: 'noindex' }),
  Screen: UserCoinScreen,
});
