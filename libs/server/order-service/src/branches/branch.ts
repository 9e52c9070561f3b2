import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { BranchStatus } from '@pasar/order';
import type { Branch } from '@pasar/order-contract';
import type { Selectable } from 'kysely';

/** A stored branch. */
export type BranchRow = Selectable<Database['pick_up_branch']>;

/** Returns a branch for screens. */
export const presentBranch = ({ branch_id, name, city, district, street }: BranchRow): Branch => ({
  ...{ branch_id, name, city, district, street },
});

/** Returns the lines of a branch's address, as stored with an order. */
export const branchLines = ({ name, street, district, city }: BranchRow): string[] => [
  name,
  street,
  `${district}, ${city}`,
];

const refusals = {
  full: errorCodes.BRANCH_FULL,
  closed: errorCodes.BRANCH_CLOSED,
} as const satisfies Record<Exclude<BranchStatus, 'open'>, number>;

/** Throws BRANCH_UNKNOWN without a branch, BRANCH_CLOSED or BRANCH_FULL for one that takes no parcels. */
export function requireOpenBranch(branch: BranchRow | undefined): BranchRow {
  if (!branch) throw new ApiError(errorCodes.BRANCH_UNKNOWN);
  if (branch.status !== 'open') throw new ApiError(refusals[branch.status]);
  return branch;
}
