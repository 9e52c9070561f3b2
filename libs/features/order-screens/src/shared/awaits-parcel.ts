import type { Order } from '@pasar/order-api';

/** Whether the goods have not arrived yet. */
export const awaitsParcel = ({ status, parcel }: Pick<Order, 'status' | 'parcel'>): boolean =>
  ['to_pay', 'to_ship', 'to_receive'].includes(status) &&
  parcel?.events.some(({ kind }) => kind === 'delivered') !== true;
