import type { AfterSaleTerms } from './after-sale-terms.data.ts';
import { daysAfter } from './after-sale-terms.ts';
import type { Actor } from './order-transitions.data.ts';
import type { ReturnSolution } from './reasons.data.ts';
import { returnTransitions } from './return-transitions.data.ts';
import type { ReturnAction, ReturnStatus, ReturnTransition } from './return-transitions.data.ts';

export type ReturnTransitionResult =
  | { readonly moved: true; readonly status: ReturnStatus }
  | { readonly moved: false; readonly reason: 'not-now' | 'not-yours' };

type ReturnState = { readonly status: ReturnStatus; readonly solution: ReturnSolution };

const transitionsFrom = ({ status, solution }: ReturnState) =>
  returnTransitions.filter(
    (each: ReturnTransition) => each.from === status && (each.solution ?? solution) === solution,
  );

/** Applies an actor's action to a return: returns its new status, or why the action is not allowed. */
export const transitionReturn = (
  state: ReturnState,
  action: ReturnAction,
  actor: Actor,
): ReturnTransitionResult => {
  const steps = transitionsFrom(state).filter((each) => each.action === action);
  const step = steps.find((each: ReturnTransition) => each.by.includes(actor));
  if (step) return { moved: true, status: step.to };
  return { moved: false, reason: steps.length === 0 ? 'not-now' : 'not-yours' };
};

/** The actions that an actor may take on a return. */
export const returnActions = (state: ReturnState, actor: Actor): readonly ReturnAction[] =>
  transitionsFrom(state)
    .filter((each: ReturnTransition) => each.by.includes(actor))
    .map(({ action }) => action);

const daysByStatus: Partial<Readonly<Record<ReturnStatus, keyof AfterSaleTerms>>> = {
  requested: 'answerDays',
  to_send: 'sendDays',
  sent: 'inspectDays',
  disputed: 'disputeDays',
};

/** Deadline of a status that a return reached at `at`; undefined for a final status. */
export const returnDeadline = (
  status: ReturnStatus,
  at: number,
  terms: AfterSaleTerms,
): number | undefined => {
  const days = daysByStatus[status];
  return days === undefined ? undefined : daysAfter(at, Number(terms[days]));
};

/** The automatic action once a return's deadline has passed: in the buyer's favour, unless the buyer did not send the goods. */
export const overdueReturnAction = (
  status: ReturnStatus,
  solution: ReturnSolution,
): ReturnAction | undefined => {
  if (status === 'requested') return solution === 'refund-only' ? 'refund' : 'accept';
  if (status === 'to_send') return 'expire';
  return status === 'sent' || status === 'disputed' ? 'refund' : undefined;
};
