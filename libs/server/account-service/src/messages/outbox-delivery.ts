import type { Database, Ids } from '@pasar/database';
import type { Kysely } from 'kysely';
import type { MessageDelivery } from './message.ts';

/** Writes messages to the store's own outbox, which anybody can read: for demos and tests. */
export const createOutboxDelivery = (db: Kysely<Database>, ids: Ids): MessageDelivery => ({
  send: async ({ market, channel, recipient, subject, body }, now) => {
    await db
      .insertInto('message_outbox')
      .values({ id: ids.next(), market, channel, recipient, subject, body, created_at: now })
      .execute();
  },
});
