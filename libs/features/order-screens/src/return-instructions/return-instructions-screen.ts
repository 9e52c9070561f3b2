import { isNotFound } from '@pasar/base-api';
import { afterSaleApi } from '@pasar/order-api';
import { defineScreen } from '@pasar/screen-kit';
import { orderTexts } from '../translations.ts';
import { returnNeeds } from './return-instructions-needs.ts';
import { ReturnInstructionsScreen } from './ReturnInstructionsScreen.tsx';

/** @spec refund-return-instructions return-instructions-page */
export default defineScreen<'refund-return-instructions'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [returnNeeds],
  status: (state, { params }) =>
    isNotFound(afterSaleApi.endpoints.getReturn.select({ return_id: params.returnId })(state).error)
      ? 404
      : 200,
  head: (_state, _input, _context, t) => ({ title: t('instructions_title'), robots: 'noindex' }),
  Screen: ReturnInstructionsScreen,
});
