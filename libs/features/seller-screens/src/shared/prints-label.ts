import { hasShippingLabel } from '@pasar/order';
import type { ShopOrder } from '@pasar/order-api';

/** Whether the label of an order's parcel can be printed now. */
export const printsLabel = ({ status, reselect_branch }: ShopOrder['order']): boolean =>
  hasShippingLabel({ status, reselect_by: reselect_branch?.by ?? null });
