import { marketByCode } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import type { Database } from '@pasar/database';
import { dayMs } from '@pasar/durations';
import type { Kysely, Selectable } from 'kysely';
import type { OrderRow } from '../order-row.ts';
import { composeMail } from './compose-mail.ts';
import type { OrderMail } from './compose-mail.ts';
import { messagesOfEvent } from './messages-of-event.ts';
import type { EventPayload, OrderMessage } from './messages-of-event.ts';

export type OrderMessageDeps = {
  readonly db: Kysely<Database>;
  /** Throws if the carrier does not take the mail. Without a carrier no mail is ever delivered: events are done at once. */
  readonly sendMail?: ((mail: OrderMail, now: number) => Promise<void>) | undefined;
};

type OutboxEvent = Selectable<Database['outbox']>;

/** Maximum number of events per run; the next run takes the rest. */
const maxEventsPerRun = 200;
/** Delay after a mail that failed, and the age at which an event is given up, in milliseconds. */
const retryDelayMs = 600_000;
const maxAgeMs = 2 * dayMs;
/** How long delivered events are kept. */
const keptMs = 30 * dayMs;

/** Locks the oldest event that waits; events that another process delivers are skipped. */
const takeEvent = ({ db }: Pick<OrderMessageDeps, 'db'>, now: number): Promise<OutboxEvent | undefined> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('delivered_at', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

const readOrder = (
  { db }: Pick<OrderMessageDeps, 'db'>,
  { userid, order_id }: EventPayload,
): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userid)
    .where('order_id', '=', order_id)
    .executeTakeFirst();

const readPage = ({ db }: Pick<OrderMessageDeps, 'db'>, { user_id, checkoutid }: OrderRow) =>
  db
    .selectFrom('checkout')
    .select(['language', 'origin'])
    .where('user_id', '=', user_id)
    .where('checkoutid', '=', checkoutid)
    .executeTakeFirst();

/** The confirmed address of the buyer or of the shop's owner; undefined if there is none. */
async function findRecipient(
  { db }: Pick<OrderMessageDeps, 'db'>,
  { to }: OrderMessage,
  { user_id, market, shopid }: OrderRow,
): Promise<string | undefined> {
  const account = db.selectFrom('account').select('email').where('email_verified', '=', true);
  const row =
    to === 'buyer'
      ? await account.where('userid', '=', user_id).executeTakeFirst()
      : await account
          .where(({ eb, selectFrom }) =>
            eb(
              'userid',
              '=',
              selectFrom('shop').select('userid').where('market', '=', market).where('shopid', '=', shopid),
            ),
          )
          .executeTakeFirst();
  return row?.email ?? undefined;
}

type Outcome = { readonly delivered: readonly string[]; readonly failures: readonly unknown[] };

/** Sends the messages of an event that were not sent before; one that fails does not keep back the others. */
async function sendMessages(deps: OrderMessageDeps, event: OutboxEvent, now: number): Promise<Outcome> {
  const payload = event.payload as EventPayload;
  const order = await readOrder(deps, payload);
  const delivered: string[] = [];
  const failures: unknown[] = [];
  const { sendMail } = deps;
  if (!order || !sendMail) return { delivered, failures };
  const market = marketByCode(event.market as MarketCode);
  const page = await readPage(deps, order);
  const language = market.languages.find((each) => each === page?.language) ?? market.languages[0];
  for (const message of messagesOfEvent(event.topic, { order, payload })) {
    const recipient = event.delivered_to.includes(message.to)
      ? undefined
      : await findRecipient(deps, message, order);
    if (recipient === undefined) continue;
    const context = { order, payload, market, language, origin: page?.origin ?? '' };
    try {
      await sendMail(composeMail(message, recipient, context), now);
      delivered.push(message.to);
    } catch (error) {
      failures.push(error);
    }
  }
  return { delivered, failures };
}

/** Delivers one event. Returns what was sent, or undefined if none waits. */
const deliverEvent = (deps: OrderMessageDeps, now: number): Promise<Outcome | undefined> =>
  deps.db.transaction().execute(async (db) => {
    const event = await takeEvent({ db }, now);
    if (!event) return undefined;
    const outcome = await sendMessages({ ...deps, db }, event, now);
    const isDone = outcome.failures.length === 0 || now - event.created_at > maxAgeMs;
    await db
      .updateTable('outbox')
      .set({
        delivered_to: [...event.delivered_to, ...outcome.delivered],
        ...(isDone ? { delivered_at: now } : { next_try_at: now + retryDelayMs }),
      })
      .where('id', '=', event.id)
      .execute();
    return outcome;
  });

/**
 * Mails buyers and sellers what happened to their orders, from the events in the outbox: at least once, and once each unless
 * the process dies between a mail and its transaction. Safe in several processes at once. Returns how many mails were sent;
 * those that failed are sent later, and thrown at the end as an AggregateError.
 */
export async function sendOrderMessages(deps: OrderMessageDeps, now: number): Promise<number> {
  const failures: unknown[] = [];
  let sent = 0;
  for (let count = 0; count < maxEventsPerRun; count += 1) {
    const outcome = await deliverEvent(deps, now);
    if (!outcome) break;
    sent += outcome.delivered.length;
    failures.push(...outcome.failures);
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some mails about orders could not be sent');
  return sent;
}

/** Deletes events that were delivered long ago. */
export const deleteDeliveredEvents = async (
  { db }: Pick<OrderMessageDeps, 'db'>,
  now: number,
): Promise<void> => {
  await db
    .deleteFrom('outbox')
    .where('delivered_at', '<', now - keptMs)
    .execute();
};
