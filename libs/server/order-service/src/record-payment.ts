import { recordCharge } from '@pasar/payment-ledger';
import type { OrderDeps } from './order-deps.ts';

type ChargedOrder = {
  readonly user_id: number;
  readonly order_id: number;
  readonly market: string;
  readonly total: number;
  readonly currency: string;
  readonly payment_channel: string;
};

/** Records in the ledger that an order's total was paid, in the transaction that marks the order as paid. */
export async function recordPayment(deps: OrderDeps, order: ChargedOrder, now: number): Promise<void> {
  const { total, payment_channel } = order;
  const provider = payment_channel === 'cod' ? 'courier' : payment_channel;
  await recordCharge(deps, { order, provider, amount: total, now });
}
