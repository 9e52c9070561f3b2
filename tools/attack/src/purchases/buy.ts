import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCodes } from '@pasar/error-catalogue';
import type { HttpResponse } from '../store/send-request.ts';
import { dataOf, errorOf } from '../store/shopper.ts';
import type { Shopper } from '../store/shopper.ts';

export type ItemKey = {
  readonly shopid: number;
  readonly itemid: number;
};

/** What a shopper knows of an order that was sent: a checkout when it was acknowledged. */
export type SentOrder = {
  readonly key: string;
  readonly checkoutid: number | undefined;
  /** The status that refused it for good; undefined when it was acknowledged or never answered. */
  readonly refused: number | undefined;
};

export type Total = { readonly amount: number; readonly currency: string };

const retries = 60;
const retryDelayMs = 1000;
/** Too early, too many: worth another try. */
const retriedStatuses = [425, 429];

/** Whether it is not known what became of a call: it was not answered, not tried, or is still under way. */
const isUnknown = (answer: HttpResponse): boolean =>
  answer.status === 0 ||
  answer.status >= 500 ||
  retriedStatuses.includes(answer.status) ||
  errorOf(answer) === errorCodes.IDEMPOTENCY_IN_PROGRESS;

/** Sends a call until it is answered for good. Undefined when the store never did. */
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

/** Keeps an address for a shopper in SG. Throws when the store refuses it. */
export async function addAddress({ call }: Shopper): Promise<number> {
  const answer = await call({ method: 'POST', path: '/api/v4/account/address/add', body: address });
  const added = dataOf<{ id: number | string }>(answer);
  if (!added) throw new Error(`Adding an address answers ${answer.status}: ${answer.body}`);
  return Number(added.id);
}

type CanCall = Pick<Shopper, 'call'>;

/** What a checkout is chosen by: an address, and a line to buy at once, a voucher or coins. */
export type CheckoutChoices = {
  readonly address_id: number;
  /** `shopid.itemid.modelid.quantity` */
  readonly buy?: string;
  readonly vouchers?: string;
  readonly use_coins?: boolean;
};

/** What the choices cost. Undefined when the store does not say. */
export async function previewTotal({ call }: CanCall, choices: CheckoutChoices): Promise<Total | undefined> {
  const query = new URLSearchParams(
    Object.entries(choices).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const preview = await sendUntilAnswered(() => call({ path: `/api/v4/checkout/preview?${query}` }));
  return preview && dataOf<{ readonly total: Total }>(preview)?.total;
}

/** Sends an order once, to be paid on delivery. */
export const placeOrder = (
  { call }: CanCall,
  idempotencyKey: string,
  choices: CheckoutChoices,
  seen_total: Total,
): Promise<HttpResponse> =>
  call({
    method: 'POST',
    path: '/api/v4/checkout/place_order',
    idempotencyKey,
    body: { ...choices, payment_channel: 'cod', seen_total },
  });

/** Buys one piece as a careful client does: the same key until the store has answered. Undefined when nothing could be ordered. */
export async function buyOne(
  { call }: Shopper,
  addressId: number,
  { shopid, itemid }: ItemKey,
): Promise<SentOrder | undefined> {
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
  const placed = await sendUntilAnswered(() => placeOrder({ call }, key, choices, total));
  const data = placed && dataOf<{ checkoutid: number | string }>(placed);
  return {
    key,
    checkoutid: data && Number(data.checkoutid),
    refused: placed && !data ? placed.status : undefined,
  };
}
