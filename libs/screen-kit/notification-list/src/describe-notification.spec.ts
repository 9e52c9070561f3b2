import type { Notification } from '@pasar/notification-api';
import { notificationKinds } from '@pasar/notification';
import type { NotificationKind } from '@pasar/notification';
import { expect, it } from 'vitest';
import { describeNotification } from './describe-notification.ts';
import { findNotificationLink } from './find-notification-link.ts';
import en from './translations/en.json' with { type: 'json' };

const texts: Readonly<Record<string, string>> = en;
const t = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
  (texts[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
const format = { money: ({ amount }: { amount: number }) => `S$${amount / 100}` } as never;

const parameters: Notification['parameters'] = {
  ...{ order_id: 5, order_sn: 'SN5', shopid: 1, shop_name: 'Shop 1', branch_id: 'B1' },
  ...{ itemid: 11, item_name: 'Rice cooker', star: 4, amount: { amount: 1200, currency: 'SGD' } },
};

it.each<[NotificationKind, Notification['parameters'], string, string, string]>([
  ['order-shipped', {}, 'Your order SN5 is on its way', 'Shop 1', '/user/purchase/order/5'],
  ['order-refunded', {}, 'We’re refunding S$12', 'Shop 1', '/user/purchase/order/5'],
  [
    'return-updated',
    { return_id: 9, status: 'to_send' },
    'Your return for order SN5',
    'Send the items back',
    '/return/detail/returnid/9',
  ],
  [
    'return-updated',
    { return_id: 9, status: 'sent' },
    'Your return for order SN5',
    'Shop 1',
    '/return/detail/returnid/9',
  ],
  [
    'item-back-in-stock',
    { model_name: 'Red' },
    'Back in stock: Rice cooker, Red',
    'Shop 1',
    '/Rice-cooker-i.1.11',
  ],
  ['rating-answered', {}, 'Shop 1 replied to your review', 'Rice cooker', '/Rice-cooker-i.1.11'],
  ['rating-received', {}, 'New review, 4 out of 5: Rice cooker', 'Shop 1', '/portal/orders/5'],
  ['sale-placed', {}, 'New order SN5', 'Shop 1', '/portal/orders/5'],
  ['identity-approved', {}, 'Your identity is confirmed', '', '/kyc/custom-tw'],
  [
    'owner-identity-refused',
    {},
    'We couldn’t confirm your identity',
    'See why, and send your documents again.',
    '/kyc/custom-tw',
  ],
])('describes %s with %o', (kind, more, title, detail, path) => {
  const notification = { kind, parameters: { ...parameters, ...more } };
  expect(describeNotification(notification, t, format)).toEqual({ title, detail });
  expect(findNotificationLink(notification, 'TW').path).toBe(path);
});

it.each(Object.keys(notificationKinds) as NotificationKind[])('has a text and a page for %s', (kind) => {
  const { title } = describeNotification({ kind, parameters }, t, format);
  expect(title).not.toBe(kind);
  expect(title).not.toContain('undefined');
  expect(findNotificationLink({ kind, parameters: {} }, 'TW').path).toMatch(/^\//);
});
