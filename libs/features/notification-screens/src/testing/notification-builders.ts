import type { Notification } from '@pasar/notification-api';

/** A notification about a shipped order, with other fields as given. */
export const aNotification = (id: number, fields: Partial<Notification> = {}): Notification => ({
  notification_id: id,
  kind: 'order-shipped',
  is_read: false,
  ctime: 1_800_000_000 + id,
  ...fields,
  parameters: {
    ...{ order_id: 5, order_sn: '270115ABCDEF', shopid: 1, shop_name: 'Teh Tarik House' },
    ...fields.parameters,
  },
});
