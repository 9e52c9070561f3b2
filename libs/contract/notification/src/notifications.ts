import {
  CursorSchema,
  defineCall,
  IdSchema,
  MoneySchema,
  PictureSchema,
  strictObject,
} from '@pasar/http-contract';
import { notificationKinds, notificationTabs } from '@pasar/notification';
import type { NotificationKind } from '@pasar/notification';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  getNotificationsPath,
  getUnreadNotificationsPath,
  readAllNotificationsPath,
  readNotificationPath,
} from './paths.ts';

const TabSchema = Type.Enum([...notificationTabs]);

/** What a notification is about, for its text and its link; which fields there are depends on the kind. */
const ParametersSchema = Type.Object({
  order_id: Type.Optional(IdSchema),
  order_sn: Type.Optional(Type.String()),
  return_id: Type.Optional(IdSchema),
  /** The status of a return. */
  status: Type.Optional(Type.String()),
  /** The branch that cannot take an order. */
  branch_id: Type.Optional(Type.String()),
  amount: Type.Optional(MoneySchema),
  shopid: Type.Optional(IdSchema),
  shop_name: Type.Optional(Type.String()),
  itemid: Type.Optional(IdSchema),
  item_name: Type.Optional(Type.String()),
  model_name: Type.Optional(Type.String()),
  /** Stars of a rating. */
  star: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  picture: Type.Optional(PictureSchema),
});
export type NotificationParameters = Static<typeof ParametersSchema>;

const NotificationSchema = Type.Object({
  notification_id: IdSchema,
  kind: Type.Enum(Object.keys(notificationKinds) as NotificationKind[]),
  parameters: ParametersSchema,
  is_read: Type.Boolean(),
  /** Epoch seconds. */
  ctime: Type.Integer({ minimum: 0 }),
});
export type Notification = Static<typeof NotificationSchema>;

const count = Type.Integer({ minimum: 0 });
const UnreadSchema = Type.Object({ orders: count, alerts: count, account: count, shop: count });
export type UnreadNotifications = Static<typeof UnreadSchema>;

/** Those of the market, the latest first. `shop` is empty for a member who acts for no shop. */
export const getNotifications = defineCall({
  id: 'notification-list',
  method: 'GET',
  path: getNotificationsPath,
  summary: 'List the member’s notifications, the latest first',
  auth: 'session',
  query: strictObject({
    tab: TabSchema,
    cursor: Type.Optional(CursorSchema),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  data: Type.Object({
    notifications: Type.Array(NotificationSchema),
    next: Type.Optional(CursorSchema),
  }),
});

export const getUnreadNotifications = defineCall({
  id: 'notification-unread',
  method: 'GET',
  path: getUnreadNotificationsPath,
  summary: 'Count the member’s unread notifications by list',
  auth: 'session',
  data: UnreadSchema,
});

/** Idempotent. Fails with 4 (not found) for an unknown notification or another member's. */
export const readNotification = defineCall({
  id: 'notification-read',
  method: 'POST',
  path: readNotificationPath,
  summary: 'Mark a notification as read',
  auth: 'session',
  body: strictObject({ notification_id: IdSchema }),
  data: UnreadSchema,
});

/** Up to the latest one that the member saw, so that one which arrives meanwhile stays unread. */
export const readAllNotifications = defineCall({
  id: 'notification-read-all',
  method: 'POST',
  path: readAllNotificationsPath,
  summary: 'Mark a list of notifications as read, up to one of them',
  auth: 'session',
  body: strictObject({ tab: TabSchema, up_to: IdSchema }),
  data: UnreadSchema,
});
