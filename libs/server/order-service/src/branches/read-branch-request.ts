import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { findReselectionProblem } from '@pasar/order';
import type { ReselectionProblem } from '@pasar/order';
import type { BranchRequest } from '@pasar/order-contract';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderOwner } from '../order-owner.ts';
import type { OrderRow } from '../order-row.ts';
import { readOwnOrderRow } from '../read-orders.ts';
import { presentBranch } from './branch.ts';
import { findBranches } from './find-branch.ts';

/** The parts of the page's address. An order is one parcel, whose id is the order number. */
export type BranchRequestKey = {
  readonly order_id: number;
  readonly shopid: number;
  readonly forderid: string;
  readonly storeid: string;
};

const refusals: Readonly<Record<ReselectionProblem, number>> = {
  shipped: errorCodes.BRANCH_ORDER_SHIPPED,
  'not-requested': errorCodes.BRANCH_NOT_REQUESTED,
  overdue: errorCodes.BRANCH_CHOICE_OVERDUE,
};

/**
 * Checks that an order waits for another branch than that of the key. Throws BRANCH_ORDER_MISMATCH for another shop, parcel or
 * branch, otherwise the code of the problem.
 */
export function requireBranchRequest(
  order: OrderRow,
  { shopid, forderid, storeid }: BranchRequestKey,
  now: number,
): { readonly branchId: string; readonly reselectBy: number } {
  const { branch_id, reselect_by } = order;
  if (order.shopid !== shopid || order.order_sn !== forderid)
    throw new ApiError(errorCodes.BRANCH_ORDER_MISMATCH);
  const problem = findReselectionProblem(order, now);
  if (problem || branch_id === null || reselect_by === null)
    throw new ApiError(refusals[problem ?? 'not-requested']);
  if (branch_id !== storeid) throw new ApiError(errorCodes.BRANCH_ORDER_MISMATCH);
  return { branchId: branch_id, reselectBy: reselect_by };
}

/** Reads why an order needs another branch. Throws NOT_FOUND for another member's order, or as `requireBranchRequest`. */
export async function readBranchRequest(
  deps: OrderDeps,
  owner: OrderOwner,
  key: BranchRequestKey,
  now: number,
): Promise<BranchRequest> {
  const order = await readOwnOrderRow(deps, owner, key.order_id);
  const { branchId, reselectBy } = requireBranchRequest(order, key, now);
  const branch = (await findBranches(deps, owner.market.code, [branchId])).get(branchId);
  if (!branch) throw new ApiError(errorCodes.BRANCH_UNKNOWN);
  return {
    order_sn: order.order_sn,
    shop_name: order.shop_name,
    branch: presentBranch(branch),
    status: branch.status,
    reselect_by: reselectBy,
  };
}
