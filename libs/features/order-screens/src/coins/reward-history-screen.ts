import { defineScreen } from '@pasar/screen-kit';
import { orderTexts } from '../translations.ts';
import { coinLedgerNeeds } from './coins-needs.ts';
import { RewardHistoryScreen } from './RewardHistoryScreen.tsx';

/** @spec coin-reward-2 coin-pages */
export default defineScreen<'coin-reward-2'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [coinLedgerNeeds],
  head: (_state, _input, _context, t) => ({ title: t('reward_history'), robots: 'noindex' }),
  Screen: RewardHistoryScreen,
});
