import { findShopUsers } from '@pasar/http-server';
import { addNotifications } from '@pasar/notification-service';
import type { NewNotification } from '@pasar/notification-service';
import type { OrderDeps } from '../order-deps.ts';
import { hasMessages, messagesOfEvent } from './messages-of-event.ts';
import type { EventPayload } from './messages-of-event.ts';
import { orderNotificationKinds, permissionOfMessage } from './order-notification-kinds.data.ts';

type OrderEvent = {
  readonly market: string;
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly now: number;
};

/** Reads what a notification shows of an order, with the picture of its first line. */
const readOrder = ({ db }: OrderDeps, { userid, order_id }: EventPayload) =>
  db
    .selectFrom('orders as o')
    .leftJoin('order_line as l', (join) =>
      join
        .onRef('l.user_id', '=', 'o.user_id')
        .onRef('l.order_id', '=', 'o.order_id')
        .on('l.line_no', '=', (first) =>
          first
            .selectFrom('order_line as f')
            .select(({ fn }) => fn.min('f.line_no').as('line_no'))
            .whereRef('f.user_id', '=', 'o.user_id')
            .whereRef('f.order_id', '=', 'o.order_id'),
        ),
    )
    .select(['o.order_id', 'o.order_sn', 'o.shopid', 'o.shop_name', 'o.currency'])
    .select(['o.payment_channel', 'o.branch_id', 'l.picture'])
    .where('o.user_id', '=', userid)
    .where('o.order_id', '=', order_id)
    .executeTakeFirst();

type NotifiedOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

const toParameters = (
  order: NotifiedOrder,
  { return_id, status, amount }: EventPayload,
): NewNotification['parameters'] => ({
  ...{ order_id: order.order_id, order_sn: order.order_sn },
  ...{ shopid: order.shopid, shop_name: order.shop_name },
  ...(order.picture && { picture: order.picture }),
  ...(order.branch_id !== null && { branch_id: order.branch_id }),
  ...(return_id !== undefined && { return_id }),
  ...(status !== undefined && { status }),
  ...(amount !== undefined && { amount: { amount, currency: order.currency } }),
});

/** Tells the buyer and the shop's team in the app what they are mailed about an event. */
export async function addOrderNotifications(
  deps: OrderDeps,
  { market, topic, payload, now }: OrderEvent,
): Promise<void> {
  if (!hasMessages(topic)) return;
  const about = payload as EventPayload;
  const order = await readOrder(deps, about);
  if (!order) return;
  const parameters = toParameters(order, about);
  const notifications: NewNotification[] = [];
  for (const { to, text } of messagesOfEvent(topic, { order, payload: about })) {
    const kind = orderNotificationKinds[text];
    if (to === 'buyer') notifications.push({ userid: about.userid, market, kind, parameters });
    else {
      const shop = { market, shopid: order.shopid };
      const team = await findShopUsers(deps.db, shop, permissionOfMessage(text));
      notifications.push(...team.map((userid) => ({ userid, ...shop, kind, parameters })));
    }
  }
  await addNotifications(deps, notifications, now);
}
