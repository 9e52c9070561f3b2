import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { findReselectionProblem, overdueReturnAction } from '@pasar/order';
import { requestBranches } from '../branches/request-branches.ts';
import { cancelAndRelease } from '../cancel-and-release.ts';
import { expireCoins } from '../coins/expire-coins.ts';
import { settleUnsettledOrders } from '../income/settle-unsettled-orders.ts';
import { lockOrder } from '../lock-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import { findOpenReturn } from '../returns/find-return.ts';
import { moveReturn } from '../returns/move-return.ts';
import { runEachInTransaction } from '../run-each-in-transaction.ts';
import { answerCancellationRequest } from './answer-cancellation.ts';
import { completeOrder } from './complete-order.ts';

const maxOrdersPerRun = 500;

type DueOrder = { readonly userid: number; readonly checkoutid: number; readonly order_id: number };

const findUnconfirmed = ({ db }: OrderDeps, now: number): Promise<DueOrder[]> =>
  db
    .selectFrom('orders')
    .select(['user_id as userid', 'checkoutid', 'order_id'])
    .where('status', '=', 'to_receive')
    .where('receive_by', '<=', now)
    .limit(maxOrdersPerRun)
    .execute();

const findUnanswered = ({ db }: OrderDeps, now: number): Promise<DueOrder[]> =>
  db
    .selectFrom('order_cancellation as c')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.user_id', '=', 'c.user_id').onRef('o.order_id', '=', 'c.order_id'),
    )
    .select(['o.user_id as userid', 'o.checkoutid', 'o.order_id'])
    .where('c.status', '=', 'requested')
    .where('c.answer_by', '<=', now)
    .limit(maxOrdersPerRun)
    .execute();

const findOverdueReturns = ({ db }: OrderDeps, now: number): Promise<DueOrder[]> =>
  db
    .selectFrom('order_return as r')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.user_id', '=', 'r.user_id').onRef('o.order_id', '=', 'r.order_id'),
    )
    .select(['o.user_id as userid', 'o.checkoutid', 'o.order_id'])
    .where('r.deadline', '<=', now)
    .orderBy('r.deadline')
    .limit(maxOrdersPerRun)
    .execute();

const findOverdueBranches = ({ db }: OrderDeps, now: number): Promise<DueOrder[]> =>
  db
    .selectFrom('orders')
    .select(['user_id as userid', 'checkoutid', 'order_id'])
    .where('reselect_by', '<=', now)
    .where('status', 'in', ['to_pay', 'to_ship'])
    .limit(maxOrdersPerRun)
    .execute();

async function confirm(deps: OrderDeps, due: DueOrder, now: number): Promise<void> {
  const { order } = await lockOrder(deps, due, due.order_id);
  if (order.status !== 'to_receive' || order.receive_by === null || order.receive_by > now) return;
  await completeOrder(deps, order, { action: 'receive', actor: 'system', now });
}

async function answer(deps: OrderDeps, due: DueOrder, now: number): Promise<void> {
  const locked = await lockOrder(deps, due, due.order_id);
  if (locked.order.status === 'to_receive')
    await answerCancellationRequest(deps, locked, { accepts: true, actor: 'system', now });
}

async function moveOverdueReturn(deps: OrderDeps, due: DueOrder, now: number): Promise<void> {
  const locked = await lockOrder(deps, due, due.order_id);
  const open = await findOpenReturn(deps, locked.order);
  if (!open || open.deadline === null || open.deadline > now) return;
  const action = overdueReturnAction(open.status, open.solution);
  if (action) await moveReturn(deps, locked, open, { action, actor: 'system', now });
}

/** Cancels an order whose buyer chose no other branch in time. */
async function cancelWithoutBranch(deps: OrderDeps, due: DueOrder, now: number): Promise<void> {
  const { order, others } = await lockOrder(deps, due, due.order_id);
  if (findReselectionProblem(order, now) === 'overdue')
    await cancelAndRelease(deps, { order, others, reason: 'no-branch', actor: 'system', now });
}

/** Whether another process has already done it. */
const isSettled = (error: unknown): boolean =>
  error instanceof ApiError && error.code === errorCodes.ORDER_STEP_NOT_ALLOWED;

type SweepStep = (deps: OrderDeps, due: DueOrder, now: number) => Promise<void>;

async function settleEach(deps: OrderDeps, dues: readonly DueOrder[], work: SweepStep, now: number) {
  const failures = await runEachInTransaction(deps, dues, (inside, due) => work(inside, due, now));
  return failures.filter((error) => !isSettled(error));
}

/**
 * Processes the deadlines after a purchase: completes delivered orders, answers for inactive sellers, advances returns, asks
 * for another branch where one closed, cancels orders that got none and expires coins; each once, in any number of processes. A
 * failure does not block the others: all are thrown at the end as an AggregateError.
 */
export async function sweepAfterSale(deps: OrderDeps, now: number): Promise<void> {
  const failures = [
    ...(await settleEach(deps, await findUnconfirmed(deps, now), confirm, now)),
    ...(await settleEach(deps, await findUnanswered(deps, now), answer, now)),
    ...(await settleEach(deps, await findOverdueReturns(deps, now), moveOverdueReturn, now)),
    ...(await settleEach(deps, await findOverdueBranches(deps, now), cancelWithoutBranch, now)),
    ...(await settleUnsettledOrders(deps, now)),
    ...(await requestBranches(deps, now)),
    ...(await expireCoins(deps, now)),
  ];
  if (failures.length > 0) throw new AggregateError(failures, 'Some deadlines could not be processed');
}
