import { translations as addressForm } from '@pasar/address-form';
import { isNotFound } from '@pasar/base-api';
import { branchApi } from '@pasar/order-api';
import { defineScreen } from '@pasar/screen-kit';
import { orderTexts } from '../translations.ts';
import { branchRequestKey } from './branch-request-key.ts';
import { branchReselectionNeeds } from './branch-reselection-needs.ts';
import { BranchReselectionScreen } from './BranchReselectionScreen.tsx';

/** @spec reselect-branch branch-reselection */
export default defineScreen<'reselect-branch'>({
  namespaces: [orderTexts, { name: 'address-form', load: addressForm }],
  signedIn: true,
  needs: [branchReselectionNeeds],
  status: (state, input) =>
    isNotFound(branchApi.endpoints.getBranchRequest.select(branchRequestKey(input))(state).error) ? 404 : 200,
  head: (_state, _input, _context, t) => ({ title: t('branch_title'), robots: 'noindex' }),
  Screen: BranchReselectionScreen,
});
