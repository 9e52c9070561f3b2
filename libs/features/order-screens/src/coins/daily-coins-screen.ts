import { defineScreen } from '@pasar/screen-kit';
import { orderTexts } from '../translations.ts';
import { coinsNeeds } from './coins-needs.ts';
import { DailyCoinsScreen } from './DailyCoinsScreen.tsx';

/** @spec coin-reward-1 coin-pages */
export default defineScreen<'coin-reward-1'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [coinsNeeds],
  head: (_state, _input, _context, t) => ({ title: t('daily_coins'), robots: 'noindex' }),
  Screen: DailyCoinsScreen,
});
