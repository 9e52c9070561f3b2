import type { Notification, NotificationParameters } from '@pasar/notification-api';
import type { NotificationKind } from '@pasar/notification';
import type { MarketCode } from '@pasar/markets';
import { buildPath, kycPath, productPath } from '@pasar/routing-table';

/** A path in the store or in the seller portal, which is on another host. */
export type NotificationLink = { readonly path: string; readonly in: 'store' | 'portal' };

const inStore = (path: string): NotificationLink => ({ path, in: 'store' });

const toOrder = ({ order_id: orderId, return_id: returnId }: NotificationParameters): NotificationLink =>
  returnId !== undefined
    ? inStore(buildPath('return-detail-by-return', { returnId }))
    : orderId !== undefined
      ? inStore(buildPath('purchase-order-detail', { orderId }))
      : inStore(buildPath('purchase-list'));

const toBranches = (parameters: NotificationParameters): NotificationLink => {
  const { order_id: orderid, order_sn: forderid, shopid, branch_id: storeid } = parameters;
  return orderid !== undefined && forderid !== undefined && shopid !== undefined && storeid !== undefined
    ? inStore(buildPath('reselect-branch', { orderid, shopid, forderid, storeid }))
    : toOrder(parameters);
};

const toItem = ({ shopid, itemid, item_name: name = '' }: NotificationParameters): NotificationLink =>
  inStore(
    shopid !== undefined && itemid !== undefined
      ? productPath({ name, shopId: shopid, itemId: itemid })
      : buildPath('home'),
  );

const toSale = ({ order_id: orderId }: NotificationParameters): NotificationLink => ({
  path: orderId === undefined ? buildPath('seller-orders') : buildPath('seller-order', { orderId }),
  in: 'portal',
});

const toIdentity = (_parameters: NotificationParameters, market: MarketCode): NotificationLink =>
  inStore(kycPath(market));

const linkByKind: Readonly<
  Record<NotificationKind, (parameters: NotificationParameters, market: MarketCode) => NotificationLink>
> = {
  'order-placed': toOrder,
  'order-paid': toOrder,
  'order-branch-needed': toBranches,
  'order-shipped': toOrder,
  'order-delivered': toOrder,
  'order-cancelled': toOrder,
  'order-refunded': toOrder,
  'return-updated': toOrder,
  'item-back-in-stock': toItem,
  'question-answered': toItem,
  'rating-answered': toItem,
  'sign-in-changed': () => inStore(buildPath('user-account-devices')),
  'identity-approved': toIdentity,
  'identity-refused': toIdentity,
  'sale-placed': toSale,
  'sale-cancelled': toSale,
  'sale-return-updated': toSale,
  'question-asked': toItem,
  'rating-received': toSale,
  'owner-identity-approved': toIdentity,
  'owner-identity-refused': toIdentity,
};

/** Returns the page that a notification of a market is about. */
export const findNotificationLink = (
  { kind, parameters }: Pick<Notification, 'kind' | 'parameters'>,
  market: MarketCode,
): NotificationLink => linkByKind[kind](parameters, market);
