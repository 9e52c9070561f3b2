import type { Database } from '@pasar/database';
import type { Selectable } from 'kysely';
import type { PaymentDeps } from './payment-deps.ts';

export type PaymentRow = Selectable<Database['payment']>;

/** Finds a payment by its id, optionally locking it; undefined if it does not exist. */
export const findPayment = (
  { db }: Pick<PaymentDeps, 'db'>,
  paymentId: number,
): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();

/** Finds a payment and locks it until the end of the transaction. */
export const lockPayment = (
  { db }: Pick<PaymentDeps, 'db'>,
  paymentId: number,
): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('payment_id', '=', paymentId).forUpdate().executeTakeFirst();
