import { defineScreen } from '@pasar/screen-kit';
import { readReturnStatus } from '../shared/read-return-status.ts';
import { orderTexts } from '../translations.ts';
import { returnNeeds } from './return-shipping-needs.ts';
import { ReturnShippingScreen } from './ReturnShippingScreen.tsx';

/** @spec return-select-shipping-option return-shipping-page */
export default defineScreen<'return-select-shipping-option'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [returnNeeds],
  status: (state, { params }) => readReturnStatus(state, { return_id: params.return_id }),
  head: (_state, _input, _context, t) => ({ title: t('choose_return_shipping'), robots: 'noindex' }),
  Screen: ReturnShippingScreen,
});
