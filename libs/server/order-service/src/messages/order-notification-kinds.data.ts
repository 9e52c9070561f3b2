import type { ShopPermission } from '@pasar/account';
import type { NotificationKind } from '@pasar/notification';
import type { OrderMessage } from './messages-of-event.ts';

/** The notification in the app that is added for each message about an order. */
export const orderNotificationKinds = {
  placed: 'order-placed',
  branch: 'order-branch-needed',
  paid: 'order-paid',
  shipped: 'order-shipped',
  delivered: 'order-delivered',
  cancelled: 'order-cancelled',
  refunded: 'order-refunded',
  return: 'return-updated',
  sold: 'sale-placed',
  'sale-cancelled': 'sale-cancelled',
  'sale-return': 'sale-return-updated',
} as const satisfies Record<OrderMessage['text'], NotificationKind>;

/** Who in a shop's team is notified: those who can open the page to which the notification leads. */
export const permissionOfMessage = (text: OrderMessage['text']): ShopPermission =>
  text === 'sale-return' ? 'returns' : 'orders-read';
