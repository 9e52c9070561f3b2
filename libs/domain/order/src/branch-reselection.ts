import { isPast } from './after-sale-terms.ts';
import type { OrderStatus } from './order-status.ts';

/** What a branch can do: a full one takes no further parcels for now. */
export const branchStatuses = ['open', 'full', 'closed'] as const;
export type BranchStatus = (typeof branchStatuses)[number];

/** Why an order's branch cannot be changed. */
export type ReselectionProblem = 'shipped' | 'not-requested' | 'overdue';

type ReselectableOrder = {
  readonly status: OrderStatus;
  /** Until when the buyer chooses another branch, epoch milliseconds; null if none is needed. */
  readonly reselect_by: number | null;
};

/** Whether an order in this status can still go to another branch: until it is shipped. */
export const canChangeBranch = (status: OrderStatus): boolean => status === 'to_pay' || status === 'to_ship';

/** Why an order's buyer cannot choose another branch at `now`; undefined if they can. */
export function findReselectionProblem(
  { status, reselect_by }: ReselectableOrder,
  now: number,
): ReselectionProblem | undefined {
  if (status === 'cancelled') return 'not-requested';
  if (!canChangeBranch(status)) return 'shipped';
  if (reselect_by === null) return 'not-requested';
  return isPast(reselect_by, now) ? 'overdue' : undefined;
}

/** Whether an order waits for its buyer to choose another branch, which keeps it from being shipped. */
export const awaitsBranch = ({ status, reselect_by }: ReselectableOrder): boolean =>
  canChangeBranch(status) && reselect_by !== null;

const shippingStatuses: readonly OrderStatus[] = ['to_ship', 'to_receive'];

/** Whether the parcel of an order has a shipping label: while it is to be shipped to a known place, or on its way. */
export const hasShippingLabel = (order: ReselectableOrder): boolean =>
  shippingStatuses.includes(order.status) && !awaitsBranch(order);
