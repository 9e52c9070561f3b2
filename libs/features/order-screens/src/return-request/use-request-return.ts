import { afterSaleApi } from '@pasar/order-api';
import type { ReturnOptions } from '@pasar/order-api';
import { buildPath } from '@pasar/routing-table';
import type { KeptDraft } from '@pasar/screen-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toPieces } from '../shared/LineChoice.tsx';
import { useStep } from '../shared/use-step.ts';
import { refundAmount } from './refund-amount.ts';
import type { ReturnDraft } from './return-draft.ts';

/** The text of what is missing in each part of the form. */
export type ReturnProblems = {
  readonly picked?: 'choose_items';
  readonly reason?: 'choose_reason';
  readonly solution?: 'choose_solution';
  readonly pictures?: 'pictures_needed';
};

function findProblems({ reasons }: ReturnOptions, draft: ReturnDraft): ReturnProblems {
  const option = reasons.find(({ reason }) => reason === draft.reason);
  return {
    ...(toPieces(draft.picked).length === 0 && { picked: 'choose_items' }),
    ...(!option && { reason: 'choose_reason' }),
    ...(option && draft.solution === '' && { solution: 'choose_solution' }),
    ...(option && draft.pictures.length < option.min_pictures && { pictures: 'pictures_needed' }),
  };
}

/** Validates a draft and sends it; shows what is missing from the first attempt on, until it is there. */
export function useRequestReturn(
  options: ReturnOptions,
  draft: ReturnDraft,
  { keepIfSignedOut, forget }: KeptDraft<ReturnDraft>,
) {
  const { t } = useTranslation('order-screens');
  const run = useStep();
  const navigate = useNavigate();
  const [requestReturn, { isLoading }] = afterSaleApi.useRequestReturnMutation();
  const [hasTried, setHasTried] = useState(false);
  const missing = findProblems(options, draft);
  const isComplete = Object.keys(missing).length === 0;
  const send = async () => {
    setHasTried(true);
    const { reason, solution, note, pictures, picked } = draft;
    if (!isComplete || reason === '' || solution === '') return;
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
    const made = await run(requestReturn(body), {
      call: 'return-request',
      done: t('return_sent'),
      onError: (error) => keepIfSignedOut(error, draft),
    });
    if (!made) return;
    forget();
    await navigate(buildPath('return-detail-by-return', { returnId: made.return_id }));
  };
  return { send, isLoading, isComplete, problems: hasTried ? missing : {} };
}
