import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { money } from '@pasar/money';
import { returnActions } from '@pasar/order';
import type { OrderReturn } from '@pasar/order-contract';
import { readDelayedRefund } from '@pasar/payment-ledger';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderOwner } from '../order-owner.ts';
import type { OrderRow } from '../order-row.ts';
import { presentLine } from '../present-order.ts';
import { readOwnOrderRow } from '../read-orders.ts';
import { selectBoughtLines } from '../select-bought-lines.ts';
import type { ReturnRow } from './find-return.ts';

type ReturnKey = { readonly return_id?: number; readonly order_id?: number };

async function findOwnReturn(
  { db }: OrderDeps,
  { userid, market }: OrderOwner,
  { return_id, order_id }: ReturnKey,
): Promise<ReturnRow> {
  const query = db
    .selectFrom('order_return')
    .selectAll()
    .where('user_id', '=', userid)
    .where('market', '=', market.code)
    .orderBy('return_id', 'desc');
  const row =
    return_id !== undefined
      ? await query.where('return_id', '=', return_id).executeTakeFirst()
      : order_id !== undefined && (await query.where('order_id', '=', order_id).limit(1).executeTakeFirst());
  if (!row) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such return.');
  return row;
}

const selectParts = async ({ db }: OrderDeps, { user_id, return_id }: ReturnRow) => ({
  lines: await db
    .selectFrom('order_return_line')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('return_id', '=', return_id)
    .orderBy('line_no')
    .execute(),
  events: await db
    .selectFrom('order_return_event')
    .select(['status', 'actor', 'note', 'at'])
    .where('user_id', '=', user_id)
    .where('return_id', '=', return_id)
    .orderBy('event_id')
    .execute(),
  pictures: await db
    .selectFrom('order_picture')
    .select(['picture_id as id', 'width', 'height'])
    .where('user_id', '=', user_id)
    .where('return_id', '=', return_id)
    .orderBy('created_at')
    .execute(),
});

/** Returns where a shop sends parcels from, and gets returns: its name and its place. */
export async function findShopAddress(
  { db }: OrderDeps,
  { market, shopid, shop_name }: Pick<OrderRow, 'market' | 'shopid' | 'shop_name'>,
): Promise<string[]> {
  const shop = await db
    .selectFrom('shop')
    .select('location')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .executeTakeFirst();
  return [shop_name, shop?.location ?? ''].filter((line) => line !== '');
}

const demoStep = ({ status }: ReturnRow): OrderReturn['demo_step'] => {
  if (status === 'requested') return 'accept-return';
  return status === 'sent' || status === 'disputed' ? 'refund-return' : undefined;
};

/** Returns a shopper's return, by its id or the latest of an order. Throws NOT_FOUND if it does not exist or belongs to another member. */
export async function presentReturn(
  deps: OrderDeps,
  owner: OrderOwner,
  key: ReturnKey,
): Promise<OrderReturn> {
  const row = await findOwnReturn(deps, owner, key);
  const order = await readOwnOrderRow(deps, owner, row.order_id);
  const bought = await selectBoughtLines(deps, order);
  const { lines, events, pictures } = await selectParts(deps, row);
  const step = deps.servesDemoSteps ? demoStep(row) : undefined;
  const delayed = row.status === 'refunded' ? await readDelayedRefund(deps, order) : 0;
  return {
    ...{ return_id: row.return_id, order_id: row.order_id, order_sn: order.order_sn },
    ...{ shopid: row.shopid, shop_name: order.shop_name, shop_username: order.shop_username },
    ...{ status: row.status, solution: row.solution, reason: row.reason as OrderReturn['reason'] },
    ...{ note: row.note, seller_note: row.seller_note },
    amount: money(row.amount, row.currency),
    ...(delayed > 0 && { refund_delayed: money(delayed, row.currency) }),
    coins: row.coins,
    lines: lines.flatMap(({ line_no, quantity, amount }) => {
      const line = bought.find((each) => each.line_no === line_no);
      return line ? [{ line: presentLine(order, line), quantity, amount: money(amount, row.currency) }] : [];
    }),
    pictures,
    ...(row.shipping_option !== null && { shipping_option: row.shipping_option }),
    ...(row.tracking_number !== null && { tracking_number: row.tracking_number }),
    address: await findShopAddress(deps, order),
    ...(row.deadline !== null && { deadline: row.deadline }),
    created_at: row.created_at,
    timeline: events.map(({ note, ...event }) => ({ ...event, ...(note !== '' && { note }) })),
    actions: returnActions(row, 'buyer').filter((action) => action === 'send' || action === 'withdraw'),
    ...(step && { demo_step: step }),
  };
}
