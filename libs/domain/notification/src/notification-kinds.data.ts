/** The lists of notifications: those of a buyer's orders, alerts and account, and those of a seller's shop. */
export const notificationTabs = ['orders', 'alerts', 'account', 'shop'] as const;
export type NotificationTab = (typeof notificationTabs)[number];

/** Every kind of notification, and the list in which it is shown. */
export const notificationKinds = {
  'order-placed': 'orders',
  'order-paid': 'orders',
  'order-branch-needed': 'orders',
  'order-shipped': 'orders',
  'order-delivered': 'orders',
  'order-cancelled': 'orders',
  'order-refunded': 'orders',
  'return-updated': 'orders',
  'item-back-in-stock': 'alerts',
  'question-answered': 'alerts',
  'rating-answered': 'alerts',
  'sign-in-changed': 'account',
  'identity-approved': 'account',
  'identity-refused': 'account',
  'sale-placed': 'shop',
  'sale-cancelled': 'shop',
  'sale-return-updated': 'shop',
  'question-asked': 'shop',
  'rating-received': 'shop',
  'owner-identity-approved': 'shop',
  'owner-identity-refused': 'shop',
} as const satisfies Readonly<Record<string, NotificationTab>>;
export type NotificationKind = keyof typeof notificationKinds;
