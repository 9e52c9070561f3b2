import type { BranchRequestKey } from '@pasar/order-api';
import type { ScreenInput } from '@pasar/screen-kit';

/** The call's key from the page's parameters. Parcel and branch ids are texts, also if they are digits. */
export const branchRequestKey = ({
  params: { orderid, shopid, forderid, storeid },
}: ScreenInput<'reselect-branch'>): BranchRequestKey => ({
  ...{ order_id: orderid, shopid, forderid: String(forderid), storeid: String(storeid) },
});
