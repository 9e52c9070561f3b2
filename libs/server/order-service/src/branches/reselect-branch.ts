import type { CallBody } from '@pasar/http-contract';
import type { Order, reselectBranch } from '@pasar/order-contract';
import { lockOwnOrder } from '../lock-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderOwner } from '../order-owner.ts';
import type { OrderRow } from '../order-row.ts';
import { getOwnOrder } from '../read-orders.ts';
import { recordEvent } from '../record-event.ts';
import { runInTransaction } from '../run-in-transaction.ts';
import { branchLines, requireOpenBranch } from './branch.ts';
import type { BranchRow } from './branch.ts';
import { findBranches, lockBranches } from './find-branch.ts';
import { requireBranchRequest } from './read-branch-request.ts';

async function moveToBranch(deps: OrderDeps, order: OrderRow, branch: BranchRow, now: number): Promise<void> {
  await deps.db
    .updateTable('orders')
    .set({
      branch_id: branch.branch_id,
      reselect_by: null,
      address: { ...order.address, lines: branchLines(branch) },
      delivery: { ...order.delivery, branch_name: branch.name },
    })
    .where('user_id', '=', order.user_id)
    .where('order_id', '=', order.order_id)
    .execute();
  const { status } = order;
  await recordEvent(deps, order, {
    status,
    action: 'reselect-branch',
    actor: 'buyer',
    note: branch.name,
    now,
  });
}

/** Whether an earlier call has already moved the order to the branch. */
const isMoved = ({ branch_id, reselect_by, status }: OrderRow, branchId: string): boolean =>
  branch_id === branchId && reselect_by === null && status !== 'cancelled';

/**
 * Sends an order to another branch, in one transaction; idempotent for the same branch. Throws NOT_FOUND for another member's
 * order, BRANCH_UNKNOWN, BRANCH_CLOSED or BRANCH_FULL for a branch that takes no parcels of this market, otherwise as
 * `requireBranchRequest`.
 */
export function reselectOwnBranch(
  deps: OrderDeps,
  owner: OrderOwner,
  request: CallBody<typeof reselectBranch>,
  now: number,
): Promise<Order> {
  const { order_id, shopid, branch_id } = request;
  const { code } = owner.market;
  return runInTransaction(deps, async (inside) => {
    const { order } = await lockOwnOrder(inside, owner, order_id);
    if (order.shopid !== shopid || !isMoved(order, branch_id)) {
      requireBranchRequest(order, request, now);
      await lockBranches(inside, code, [branch_id]);
      const found = await findBranches(inside, code, [branch_id]);
      await moveToBranch(inside, order, requireOpenBranch(found.get(branch_id)), now);
    }
    return getOwnOrder(inside, owner, order_id, now);
  });
}
