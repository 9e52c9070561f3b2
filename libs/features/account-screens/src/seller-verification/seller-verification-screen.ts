import { authFormTexts } from '@pasar/auth-forms';
import { defineScreen } from '@pasar/screen-kit';
import { accountTexts } from '../translations.ts';
import { SellerVerificationScreen } from './SellerVerificationScreen.tsx';

/** @spec verify-account-seller-main-sub seller-main-sub-verification */
export default defineScreen<'verify-account-seller-main-sub'>({
  namespaces: [accountTexts, authFormTexts],
  head: (_state, _input, _context, t) => ({
    title: t('main_sub_title'),
    description: t('main_sub_lead'),
    robots: 'noindex',
  }),
  Screen: SellerVerificationScreen,
});
