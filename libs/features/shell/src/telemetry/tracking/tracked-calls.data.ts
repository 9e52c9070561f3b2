import { addToCartPath } from '@pasar/cart-api';
import { claimVoucherPath } from '@pasar/catalogue-api';
import { placeOrderPath } from '@pasar/order-api';
import { trackingOperations } from '@pasar/tracking';
import type { TrackingMessage, JsonObject } from '@pasar/tracking';
import { describeVoucher } from '@pasar/tracking/fields';
import type { VoucherFacts } from '@pasar/tracking/fields';
import { describeEvent } from './describe-shown.ts';
import type { DisplayedItem } from './describe-shown.ts';
import type { TrackedPage } from './tracked-page.ts';

/** A successful call: request body and response data. */
export type CompletedCall = { readonly body: unknown; readonly data: unknown };

export type TrackedCallContext = {
  readonly at: number;
  readonly page: TrackedPage;
  readonly userid: number | null;
  readonly describeItems: (
    items: readonly DisplayedItem[],
    placement: string,
    page: TrackedPage,
  ) => JsonObject[];
};

const pickNumbers = <Name extends string>(
  from: unknown,
  names: readonly Name[],
): Partial<Record<Name, number>> =>
  Object.fromEntries(
    Object.entries(from ?? {}).filter(
      ([name, value]) => names.some((each) => each === name) && typeof value === 'number',
    ),
  ) as Partial<Record<Name, number>>;

const readAddedItem = (body: unknown): DisplayedItem => {
  const {
    itemid = 0,
    shopid = 0,
    modelid = 0,
    quantity = 1,
  } = pickNumbers(body, ['itemid', 'shopid', 'modelid', 'quantity']);
  return { itemid, shopid, modelid, add_cart_amount: quantity };
};

type PlacedOrder = { readonly order_ids?: readonly number[]; readonly payment_status?: string };

/** The tracking event of a successful call, by its path; without addresses, notes and payment cards. */
export const trackedCalls: Readonly<
  Record<string, (done: CompletedCall, where: TrackedCallContext) => TrackingMessage>
> = {
  /** @spec atc-success */
  [addToCartPath]: ({ body }, { at, page, describeItems }) => ({
    at,
    report: {
      operation: trackingOperations['add-to-cart'],
      placement: page.placement,
      items: describeItems([readAddedItem(body)], page.placement, page),
    },
  }),
  [placeOrderPath]: ({ data }, { at, page }) => {
    const { order_ids = [], payment_status = '' } = (data ?? {}) as PlacedOrder;
    const about = { target_type: 'order', data: { order_count: order_ids.length, payment_status } };
    return { at, event: describeEvent(page, { ...about, operation: trackingOperations['place-order'] }) };
  },
  /** @spec voucher */
  [claimVoucherPath]: ({ data }, { at, page, userid }) => {
    const { voucher } = (data ?? {}) as { readonly voucher?: VoucherFacts };
    const about = { target_type: 'voucher', data: voucher ? describeVoucher(voucher, userid, at) : {} };
    return { at, event: describeEvent(page, { ...about, operation: trackingOperations.click }) };
  },
};
