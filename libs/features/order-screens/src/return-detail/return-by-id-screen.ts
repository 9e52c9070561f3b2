import { defineScreen } from '@pasar/screen-kit';
import { readReturnStatus } from '../shared/read-return-status.ts';
import { orderTexts } from '../translations.ts';
import { returnNeeds } from './return-by-id-needs.ts';
import { ReturnByIdScreen } from './ReturnDetailScreen.tsx';

/** @spec return-detail-by-return return-detail-page */
export default defineScreen<'return-detail-by-return'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [returnNeeds],
  status: (state, { params }) => readReturnStatus(state, { return_id: params.returnId }),
  head: (_state, _input, _context, t) => ({ title: t('return_detail'), robots: 'noindex' }),
  Screen: ReturnByIdScreen,
});
