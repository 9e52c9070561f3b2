import { afterSaleApi } from '@pasar/order-api';
import type { ReturnOptions } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toPieces } from '../shared/LineChoice.tsx';
import { useStep } from '../shared/use-step.ts';
import { refundAmount } from './refund-amount.ts';
import type { ReturnDraft } from './return-draft.ts';

type Problem = 'choose_items' | 'choose_reason' | 'choose_solution' | 'pictures_needed';

function findProblem({ reasons }: ReturnOptions, draft: ReturnDraft): Problem | undefined {
  if (toPieces(draft.picked).length === 0) return 'choose_items';
  const option = reasons.find(({ reason }) => reason === draft.reason);
  if (!option) return 'choose_reason';
  if (draft.solution === '') return 'choose_solution';
  return draft.pictures.length < option.min_pictures ? 'pictures_needed' : undefined;
}

/** Validates a draft and sends it. */
export function useRequestReturn(options: ReturnOptions, draft: ReturnDraft) {
  const { t } = useTranslation('order-screens');
  const run = useStep();
  const navigate = useNavigate();
  const [requestReturn, { isLoading }] = afterSaleApi.useRequestReturnMutation();
  const [problem, setProblem] = useState<Problem>();
  const send = async () => {
    const found = findProblem(options, draft);
    setProblem(found);
    const { reason, solution, note, pictures, picked } = draft;
    if (found || reason === '' || solution === '') return;
    const { order_id } = options;
    const seen_amount = refundAmount(options, picked);
    const body = {
      order_id,
      pieces: toPieces(picked),
      reason,
      solution,
      note,
      pictures: [...pictures],
      seen_amount,
    };
    const made = await run(requestReturn(body), { call: 'return-request', done: t('return_sent') });
    if (made) await navigate(buildPath('return-detail-by-return', { returnId: made.return_id }));
  };
  return { send, isLoading, problem };
}
