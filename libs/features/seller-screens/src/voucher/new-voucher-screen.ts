import { shopVouchersApi } from '@pasar/catalogue-api';
import { defineScreen } from '@pasar/screen-kit';
import { ownShopNeed } from '../shared/portal-needs.ts';
import { sellerTexts } from '../translations.ts';
import { NewVoucherScreen } from './NewVoucherScreen.tsx';
import { readCopiedCode } from './read-copied-code.ts';

/** Creates a voucher of the seller's shop, or copies one: `?copy=CODE`. */
export default defineScreen<'seller-new-voucher'>({
  namespaces: [sellerTexts],
  signedIn: 'seller',
  needs: [
    ({ query }) => {
      const code = readCopiedCode(query);
      const copied = code === undefined ? [] : [shopVouchersApi.endpoints.getShopVoucher.initiate({ code })];
      return [ownShopNeed(), ...copied];
    },
  ],
  head: (_state, _input, _context, t) => ({ title: t('add_voucher'), robots: 'noindex' }),
  Screen: NewVoucherScreen,
});
