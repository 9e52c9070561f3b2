import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpResponse } from '../store/send-request.ts';
import { dataOf } from '../store/shopper.ts';
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

type Preview = {
  readonly total: { readonly amount: number; readonly currency: string };
};

const retries = 60;
const retryDelayMs = 1000;
/** Conflict while the same key runs, too early, too many: worth another try. */
const worthRetrying = [409, 425, 429];

const isUnknown = ({ status }: HttpResponse): boolean =>
  status === 0 || status >= 500 || worthRetrying.includes(status);

/** Sends a call until it is answered for good. Undefined when the store never did. */
async function sendUntilAnswered(send: () => Promise<HttpResponse>): Promise<HttpResponse | undefined> {
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
  const preview = await sendUntilAnswered(() =>
    call({ path: `/api/v4/checkout/preview?address_id=${addressId}` }),
  );
  const seen = preview && dataOf<Preview>(preview);
  if (!seen) return undefined;
  const key = randomUUID();
  const placed = await sendUntilAnswered(() =>
    call({
      method: 'POST',
      path: '/api/v4/checkout/place_order',
      idempotencyKey: key,
      body: {
        address_id: addressId,
        payment_channel: 'cod',
        seen_total: seen.total,
      },
    }),
  );
  const data = placed && dataOf<{ checkoutid: number | string }>(placed);
  return {
    key,
    checkoutid: data && Number(data.checkoutid),
    refused: placed && !data ? placed.status : undefined,
  };
}
