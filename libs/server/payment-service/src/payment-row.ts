import type { Database } from '@pasar/database';
import type { Selectable } from 'kysely';
import type { PaymentDeps } from './payment-deps.ts';

export type PaymentRow = Selectable<Database['payment']>;

/** A payment by its id, locked if asked to; undefined for none. */
export const findPayment = (
  { db }: Pick<PaymentDeps, 'db'>,
  paymentId: number,
): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();

/** The same, locked until the end of the transaction. */
export const lockPayment = (
  { db }: Pick<PaymentDeps, 'db'>,
  paymentId: number,
): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('payment_id', '=', paymentId).forUpdate().executeTakeFirst();
