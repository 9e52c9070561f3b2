import { defineScreen } from '@pasar/screen-kit';
import { readReturnStatus } from '../shared/read-return-status.ts';
import { orderTexts } from '../translations.ts';
import { returnNeeds } from './return-instructions-needs.ts';
import { ReturnInstructionsScreen } from './ReturnInstructionsScreen.tsx';

/** @spec refund-return-instructions return-instructions-page */
export default defineScreen<'refund-return-instructions'>({
  namespaces: [orderTexts],
  signedIn: true,
  needs: [returnNeeds],
  status: (state, { params }) => readReturnStatus(state, { return_id: params.returnId }),
  head: (_state, _input, _context, t) => ({ title: t('instructions_title'), robots: 'noindex' }),
  Screen: ReturnInstructionsScreen,
});
