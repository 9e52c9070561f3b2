import { defineScreen } from '@pasar/screen-kit';
import { readReturnStatus } from '../shared/read-return-status.ts';
import { orderTexts } from '../translations.ts';
import { returnNeeds } from './return-by-order-needs.ts';
import { ReturnByOrderScreen } from './ReturnDetailScreen.tsx';

/** @spec return-detail-by-order return-detail-page */
export default defineScreen<'return-detail-by-order'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [returnNeeds],
  status: (state, { params }) => readReturnStatus(state, { order_id: params.orderId }),
  head: (_state, _input, _context, t) => ({ title: t('return_detail'), robots: 'noindex' }),
  Screen: ReturnByOrderScreen,
});
