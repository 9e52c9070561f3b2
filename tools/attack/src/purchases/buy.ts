import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCodes } from '@pasar/error-catalogue';
import type { HttpResponse } from '../store/send-request.ts';
import { readData, readError } from '../store/shopper.ts';
import type { Shopper } from '../store/shopper.ts';

export type ItemKey = {
  readonly shopid: number;
  readonly itemid: number;
};

/** A sent order as the shopper knows it; `checkoutid` is set once it is acknowledged. */
export type OrderSubmission = {
  readonly key: string;
  readonly checkoutid: number | undefined;
  /** The status that rejected it for good; undefined if it was acknowledged or never answered. */
  readonly refused: number | undefined;
};

export type Total = { readonly amount: number; readonly currency: string };

const retries = 60;
const retryDelayMs = 1000;
/** Too Early and Too Many Requests: worth retrying. */
const retriedStatuses = [425, 429];

/** Whether the outcome of a call is unknown: no response, never attempted, or still in progress. */
const isUnknown = (answer: HttpResponse): boolean =>
  answer.status === 0 ||
  answer.status >= 500 ||
  retriedStatuses.includes(answer.status) ||
  readError(answer) === errorCodes.IDEMPOTENCY_IN_PROGRESS;

/** Sends a call until it gets a final response. Returns undefined if the store never gives one. */
export async function sendUntilAnswered(
  send: () => Promise<HttpResponse>,
): Promise<HttpResponse | undefined> {
  for (let attempt = 0; attempt < retries; attempt += 1) {
    const answer = await send();
    if (!isUnknown(answer)) return answer;
    await wait(retryDelayMs);
  }
  return undefined;
}

const address = {
  name: 'Attack',
  phone: '81234567',
  street: '1 Test Street',
  unit: '#01-01',
  district: '',
  city: '',
  state: '',
  postcode: '049145',
  is_default: true,
};

/** Adds an address for a shopper in SG. Throws if the store refuses it. */
export async function addAddress({ call }: Shopper): Promise<number> {
  const answer = await sendUntilAnswered(() =>
    call({ method: 'POST', path: '/api/v4/account/address/add', body: address }),
  );
  const added = answer && readData<{ id: number | string }>(answer);
  if (!added) throw new Error(`Adding an address failed with ${answer?.status}: ${answer?.body}`);
  return Number(added.id);
}

type Caller = Pick<Shopper, 'call'>;

/** The input of a checkout: an address, and optionally a line to buy now, a voucher or coins. */
export type CheckoutChoices = {
  readonly address_id: number;
  /** `shopid.itemid.modelid.quantity` */
  readonly buy?: string;
  readonly vouchers?: string;
  readonly use_coins?: boolean;
};

/** Returns the total of a checkout, or undefined if the store does not return one. */
export async function previewTotal({ call }: Caller, choices: CheckoutChoices): Promise<Total | undefined> {
  const query = new URLSearchParams(
    Object.entries(choices).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const preview = await sendUntilAnswered(() => call({ path: `/api/v4/checkout/preview?${query}` }));
  return preview && readData<{ readonly total: Total }>(preview)?.total;
}

export type PaymentChannel = 'cod' | 'card';

/** Sends an order once. */
export const placeOrder = (
  { call }: Caller,
  idempotencyKey: string,
  choices: CheckoutChoices & { readonly payment_channel?: PaymentChannel },
  seen_total: Total,
): Promise<HttpResponse> =>
  call({
    method: 'POST',
    path: '/api/v4/checkout/place_order',
    idempotencyKey,
    body: { payment_channel: 'cod', ...choices, seen_total },
  });

/**
 * Buys one unit like a careful client: with the same key until the store responds. Returns undefined if nothing can be ordered.
 */
export async function buyUnit(
  { call }: Shopper,
  addressId: number,
  { shopid, itemid }: ItemKey,
  payment_channel: PaymentChannel = 'cod',
): Promise<OrderSubmission | undefined> {
  const added = await sendUntilAnswered(() =>
    call({
      method: 'POST',
      path: '/api/v4/cart/add_to_cart',
      body: { shopid, itemid, quantity: 1, donot_add_quantity: true },
    }),
  );
  if (added?.status !== 200) return undefined;
  const choices = { address_id: addressId };
  const total = await previewTotal({ call }, choices);
  if (!total) return undefined;
  const key = randomUUID();
  const placed = await sendUntilAnswered(() =>
    placeOrder({ call }, key, { ...choices, payment_channel }, total),
  );
  const data = placed && readData<{ checkoutid: number | string }>(placed);
  return {
    key,
    checkoutid: data && Number(data.checkoutid),
    refused: placed && !data ? placed.status : undefined,
  };
}
