import { branchApi } from '@pasar/order-api';
import type { BranchRequestKey } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStep } from '../shared/use-step.ts';

/** Sends the chosen branch, then shows the order. After a refusal it calls `onRefused`: the screen was out of date. */
export function useReselectBranch(key: BranchRequestKey, onRefused: () => void) {
  const { t } = useTranslation('order-screens');
  const run = useStep();
  const navigate = useNavigate();
  const [reselect, { isLoading }] = branchApi.useReselectBranchMutation();
  const [isMissing, setIsMissing] = useState(false);
  const submit = async (branch_id: string | undefined): Promise<void> => {
    setIsMissing(branch_id === undefined);
    if (branch_id === undefined) return;
    const moved = await run(reselect({ ...key, branch_id }), {
      call: 'order-reselect-branch',
      done: t('branch_done'),
    });
    if (!moved) return onRefused();
    await navigate(buildPath('purchase-order-detail', { orderId: key.order_id }), { replace: true });
  };
  return { submit, isLoading, isMissing };
}
