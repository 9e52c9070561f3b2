import type { Market } from '@pasar/markets';
import type { OrderDeps } from '../order-deps.ts';
import type { BranchRow } from './branch.ts';

const selectBranches = ({ db }: Pick<OrderDeps, 'db'>, market: Market['code'], ids: readonly string[]) =>
  db
    .selectFrom('pick_up_branch')
    .selectAll()
    .where('market', '=', market)
    .where('branch_id', 'in', ids)
    .orderBy('branch_id');

/** Finds branches of a market by id; unknown ids are left out. */
export const findBranches = async (
  deps: Pick<OrderDeps, 'db'>,
  market: Market['code'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, BranchRow>> => {
  const rows = ids.length === 0 ? [] : await selectBranches(deps, market, ids).execute();
  return new Map(rows.map((row) => [row.branch_id, row]));
};

/** Keeps the status of branches until the transaction ends, so that none closes between its check and the order. */
export async function lockBranches(
  deps: Pick<OrderDeps, 'db'>,
  market: Market['code'],
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await selectBranches(deps, market, ids).forShare().execute();
}
