import type { OrderStatus } from './order-status.ts';
import type { Actor, OrderAction, Transition } from './order-transitions.data.ts';
import { orderTransitions } from './order-transitions.data.ts';

export type OrderTransitionResult =
  | { readonly moved: true; readonly status: OrderStatus }
  | { readonly moved: false; readonly reason: 'not-now' | 'not-yours' };

const findTransition = (status: OrderStatus, action: OrderAction): Transition | undefined =>
  orderTransitions.find((each) => each.from === status && each.action === action);

/** Applies an actor's action to an order: returns its new status, or why the action is not allowed. */
export const transitionOrder = (
  status: OrderStatus,
  action: OrderAction,
  actor: Actor,
): OrderTransitionResult => {
  const step = findTransition(status, action);
  if (!step) return { moved: false, reason: 'not-now' };
  return step.by.includes(actor) ? { moved: true, status: step.to } : { moved: false, reason: 'not-yours' };
};

/** The actions that an actor may take on an order with this status. */
export const orderActions = (status: OrderStatus, actor: Actor): readonly OrderAction[] =>
  orderTransitions
    .filter((each: Transition) => each.from === status && each.by.includes(actor))
    .map(({ action }) => action);

/** Whether the buyer may still cancel: only before it is shipped. */
export const canCancel = (status: OrderStatus): boolean => transitionOrder(status, 'cancel', 'buyer').moved;
