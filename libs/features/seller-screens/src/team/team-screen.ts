import { shopTeamApi } from '@pasar/account-api/shop-team';
import { defineScreen } from '@pasar/screen-kit';
import { ownShopNeed } from '../shared/portal-needs.ts';
import { sellerTexts } from '../translations.ts';
import { TeamScreen } from './TeamScreen.tsx';

/** The team of the seller's shop. */
export default defineScreen<'seller-team'>({
  namespaces: [sellerTexts],
  signedIn: 'seller',
  needs: [() => [ownShopNeed(), shopTeamApi.endpoints.getTeam.initiate()]],
  head: (_state, _input, _context, t) => ({ title: t('team'), robots: 'noindex' }),
  Screen: TeamScreen,
});
