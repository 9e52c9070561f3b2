import { defineScreen } from '@pasar/screen-kit';
import { orderTexts } from '../translations.ts';
import { coinsNeeds } from './coins-needs.ts';
import { CoinRulesScreen } from './CoinRulesScreen.tsx';

/** @spec coin-reward-3 coin-pages */
export default defineScreen<'coin-reward-3'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [coinsNeeds],
  head: (_state, _input, _context, t) => ({ title: t('coin_rules'), robots: 'noindex' }),
  Screen: CoinRulesScreen,
});
