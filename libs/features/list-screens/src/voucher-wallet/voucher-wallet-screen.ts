import { defineScreen } from '@pasar/screen-kit';
import { voucherNamespaces } from '@pasar/voucher-card';
import { listTexts } from '../translations.ts';
import { claimStateNeeds, walletNeeds } from './wallet-needs.ts';
import { VoucherWalletScreen } from './VoucherWalletScreen.tsx';

/** @spec user-voucher-wallet voucher-wallet */
export default defineScreen<'user-voucher-wallet'>({
  namespaces: [listTexts, ...voucherNamespaces],
  signedIn: true,
  needs: [walletNeeds, claimStateNeeds],
  head: (_state, _input, _context, t) => ({
    title: t('page_title', { name: t('wallet') }),
    robots: 'noindex',
  }),
  Screen: VoucherWalletScreen,
});
