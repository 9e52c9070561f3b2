import type { PaymentDeps } from './payment-deps.ts';

/** Records a provider's event and returns whether it is new, in the transaction that processes it. */
export async function isNewEvent(
  { db }: Pick<PaymentDeps, 'db'>,
  provider: string,
  eventId: string,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('payment_webhook')
    .values({ provider, event_id: eventId, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
