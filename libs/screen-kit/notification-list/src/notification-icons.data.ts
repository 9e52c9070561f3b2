import type { IconName } from '@pasar/design-system';
import type { NotificationKind } from '@pasar/notification';

/** The icon of each kind of notification, where it has no picture. */
export const notificationIcons = {
  'order-placed': 'package',
  'order-paid': 'check-circle',
  'order-branch-needed': 'location',
  'order-shipped': 'truck',
  'order-delivered': 'package',
  'order-cancelled': 'close',
  'order-refunded': 'cash',
  'return-updated': 'return',
  'item-back-in-stock': 'bell',
  'question-answered': 'chat',
  'rating-answered': 'star',
  'sign-in-changed': 'lock',
  'identity-approved': 'check-circle',
  'identity-refused': 'alert',
  'sale-placed': 'package',
  'sale-cancelled': 'close',
  'sale-return-updated': 'return',
  'question-asked': 'chat',
  'rating-received': 'star',
  'owner-identity-approved': 'check-circle',
  'owner-identity-refused': 'alert',
} as const satisfies Record<NotificationKind, IconName>;
