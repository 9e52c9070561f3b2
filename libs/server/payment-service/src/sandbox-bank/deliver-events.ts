import type { BankDeps } from './sandbox-charge.ts';
import { signBody } from '@pasar/http-server';

const retryDelayMs = 10_000;
const repeatDelayMs = 3000;
const eventsPerRun = 20;

/** Sends a body to the shop; resolves to whether it was accepted. */
export type SendWebhook = (body: string, signature: string) => Promise<boolean>;

/** Settles due charges, which creates their events. */
const dueCharges = ({ db, now }: BankDeps) =>
  db
    .selectFrom('sandbox_charge')
    .select('charge_id')
    .where('status', '=', 'settling')
    .where('settles_at', '<=', now())
    .limit(eventsPerRun)
    .execute();

/** Claims due events, so that no other process delivers them, and delays the retry, which follows after a crash. */
const takeEvents = ({ db, now }: BankDeps) =>
  db
    .updateTable('sandbox_event')
    .set({ deliver_at: now() + retryDelayMs })
    .where('event_id', 'in', (eb) =>
      eb
        .selectFrom('sandbox_event')
        .select('event_id')
        .where('deliver_at', '<=', now())
        .where('deliveries_left', '>', 0)
        .orderBy('deliver_at')
        .limit(eventsPerRun)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['event_id', 'body', 'deliveries_left'])
    .execute();

/** Delivers the bank's events to the shop at least once. Returns how many were accepted. */
export async function deliverEvents(
  deps: BankDeps,
  secret: string,
  { send, settle }: { readonly send: SendWebhook; readonly settle: (chargeId: string) => Promise<unknown> },
): Promise<number> {
  for (const { charge_id } of await dueCharges(deps)) await settle(charge_id);
  let accepted = 0;
  for (const { event_id, body, deliveries_left } of await takeEvents(deps)) {
    if (!(await send(body, signBody(secret, body, deps.now())).catch(() => false))) continue;
    accepted += 1;
    await deps.db
      .updateTable('sandbox_event')
      .set({ deliveries_left: deliveries_left - 1, deliver_at: deps.now() + repeatDelayMs })
      .where('event_id', '=', event_id)
      .execute();
  }
  return accepted;
}
