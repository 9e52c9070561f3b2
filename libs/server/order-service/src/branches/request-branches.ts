import { findPickUpTerms } from '@pasar/delivery';
import { canChangeBranch, daysAfter } from '@pasar/order';
import type { MarketCode } from '@pasar/markets';
import { lockOrder } from '../lock-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../order-row.ts';
import { publishEvent } from '../publish-event.ts';
import { recordEvent } from '../record-event.ts';
import { runEachInTransaction } from '../run-each-in-transaction.ts';
import { findBranches, lockBranches } from './find-branch.ts';

const maxOrdersPerRun = 500;

type AffectedOrder = { readonly userid: number; readonly checkoutid: number; readonly order_id: number };

/** Orders whose branch takes no parcels without a request for another one, or that have a request though it does again. */
const findAffectedOrders = ({ db }: OrderDeps): Promise<AffectedOrder[]> =>
  db
    .selectFrom('pick_up_branch as b')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.market', '=', 'b.market').onRef('o.branch_id', '=', 'b.branch_id'),
    )
    .select(['o.user_id as userid', 'o.checkoutid', 'o.order_id'])
    .where('o.status', 'in', ['to_pay', 'to_ship'])
    .where(({ eb, or, and }) =>
      or([
        and([eb('b.status', '!=', 'open'), eb('o.reselect_by', 'is', null)]),
        and([eb('b.status', '=', 'open'), eb('o.reselect_by', 'is not', null)]),
      ]),
    )
    .limit(maxOrdersPerRun)
    .execute();

const setDeadline = ({ db }: OrderDeps, { user_id, order_id }: OrderRow, reselect_by: number | null) =>
  db
    .updateTable('orders')
    .set({ reselect_by })
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .execute();

async function requestBranch(deps: OrderDeps, order: OrderRow, now: number): Promise<void> {
  const { user_id: userid, order_id, shopid, status } = order;
  const market = order.market as MarketCode;
  await setDeadline(deps, order, daysAfter(now, findPickUpTerms(market)?.reselectionDays ?? 0));
  await recordEvent(deps, order, { status, action: 'request-branch', actor: 'system', now });
  await publishEvent(deps, {
    ...{ market, topic: 'branch-requested', now },
    payload: { userid, order_id, shopid },
  });
}

async function withdrawRequest(deps: OrderDeps, order: OrderRow, now: number): Promise<void> {
  const { status } = order;
  await setDeadline(deps, order, null);
  await recordEvent(deps, order, { status, action: 'withdraw-branch-request', actor: 'system', now });
}

async function updateRequest(deps: OrderDeps, affected: AffectedOrder, now: number): Promise<void> {
  const { order } = await lockOrder(deps, affected, affected.order_id);
  const { branch_id, reselect_by, status } = order;
  if (branch_id === null || !canChangeBranch(status)) return;
  const market = order.market as MarketCode;
  await lockBranches(deps, market, [branch_id]);
  const isOpen = (await findBranches(deps, market, [branch_id])).get(branch_id)?.status === 'open';
  if (!isOpen && reselect_by === null) await requestBranch(deps, order, now);
  if (isOpen && reselect_by !== null) await withdrawRequest(deps, order, now);
}

/**
 * Asks the buyers of orders whose branch closed or is full to choose another one, and withdraws requests for branches that take
 * parcels again; each order once, in any number of processes. Returns the failures; a failed order is tried again.
 */
export const requestBranches = async (deps: OrderDeps, now: number): Promise<readonly unknown[]> =>
  runEachInTransaction(deps, await findAffectedOrders(deps), (inside, affected) =>
    updateRequest(inside, affected, now),
  );
