import type { OutboxMessage } from '@pasar/account-contract';
import type { Database } from '@pasar/database';
import { toUnixSeconds } from '@pasar/durations';
import type { Market } from '@pasar/markets';
import type { Kysely } from 'kysely';

const maxMessages = 50;

/** Returns the market's latest messages, newest first. */
export async function readOutboxMessages(
  db: Kysely<Database>,
  { code }: Pick<Market, 'code'>,
): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom('message_outbox')
    .select(['id', 'channel', 'recipient', 'subject', 'body', 'created_at'])
    .where('market', '=', code)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxMessages)
    .execute();
  return rows.map(({ created_at, channel, ...row }) => ({
    ...row,
    channel: channel as OutboxMessage['channel'],
    ctime: toUnixSeconds(created_at),
  }));
}
