import type { Database } from '@pasar/database';
import type { Selectable } from 'kysely';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../order-row.ts';

/** A stored return. */
export type ReturnRow = Selectable<Database['order_return']>;

const selectReturns = ({ db }: OrderDeps, { user_id, order_id }: Pick<OrderRow, 'user_id' | 'order_id'>) =>
  db
    .selectFrom('order_return')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .orderBy('return_id', 'desc')
    .limit(1);

/** Finds the latest return of an order. */
export const findLatestReturn = (
  deps: OrderDeps,
  order: Pick<OrderRow, 'user_id' | 'order_id'>,
): Promise<ReturnRow | undefined> => selectReturns(deps, order).executeTakeFirst();

/** Finds the unfinished return of an order. */
export const findOpenReturn = (deps: OrderDeps, order: OrderRow): Promise<ReturnRow | undefined> =>
  selectReturns(deps, order)
    .where('status', 'in', ['requested', 'to_send', 'sent', 'disputed'])
    .executeTakeFirst();

/** Finds the owner, order and checkout of a return; undefined if the caller is neither its buyer nor its seller. */
export const findReturnKey = (
  { db }: OrderDeps,
  returnId: number,
  by: { readonly buyer: number } | { readonly shop: number; readonly market: string },
) => {
  const query = db
    .selectFrom('order_return as r')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.user_id', '=', 'r.user_id').onRef('o.order_id', '=', 'r.order_id'),
    )
    .select(['o.user_id as userid', 'o.checkoutid', 'o.order_id', 'o.market'])
    .where('r.return_id', '=', returnId);
  if ('buyer' in by) return query.where('r.user_id', '=', by.buyer).executeTakeFirst();
  return query.where('r.market', '=', by.market).where('r.shopid', '=', by.shop).executeTakeFirst();
};

/** Reads a return under its order's lock. */
export const readReturn = (
  { db }: OrderDeps,
  userid: number,
  returnId: number,
): Promise<ReturnRow | undefined> =>
  db
    .selectFrom('order_return')
    .selectAll()
    .where('user_id', '=', userid)
    .where('return_id', '=', returnId)
    .executeTakeFirst();
