import { setTimeout as wait } from 'node:timers/promises';
import type { Payment } from '@pasar/payment-contract';
import { readData } from '../store/shopper.ts';
import type { Shopper } from '../store/shopper.ts';
import { sendUntilAnswered } from './buy.ts';

const approvedCard = '4242 4242 4242 4242';
const pollMs = 500;
const polls = 120;

/** Starts the card payment of a checkout and enters the card on the bank's page. Undefined if the store refuses it. */
export async function enterCard({ call }: Shopper, checkoutid: number): Promise<Payment | undefined> {
  const started = await sendUntilAnswered(() =>
    call({
      method: 'POST',
      path: '/api/v4/payment/start',
      body: { checkoutid, method: 'card', platform: 'rw' },
    }),
  );
  const payment = started && readData<Payment>(started);
  if (payment?.step?.kind !== 'redirect') return payment;
  const { pathname } = new URL(payment.step.url, 'http://localhost');
  await sendUntilAnswered(() => call({ method: 'POST', path: pathname, form: { number: approvedCard } }));
  return payment;
}

/** Queries a payment like the payment page, until it has ended. Returns whether the shopper was told that it is paid. */
export async function waitUntilPaid({ call }: Shopper, { payment_id }: Payment): Promise<boolean> {
  for (let poll = 0; poll < polls; poll += 1) {
    const answer = await sendUntilAnswered(() =>
      call({ path: `/api/v4/payment/detail?payment_id=${payment_id}` }),
    );
    const state = answer && readData<Payment>(answer)?.state;
    if (state === 'paid' || state === 'failed') return state === 'paid';
    await wait(pollMs);
  }
  return false;
}
