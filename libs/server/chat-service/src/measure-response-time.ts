import { sql } from 'kysely';
import type { ChatDeps } from './chat-deps.ts';
import type { ConversationRow } from './find-conversation.ts';

/** The latest conversations that count, so that a shop that has become faster is seen to be. */
const conversationCount = 50;

/** Fewer conversations say nothing about the next one. */
const minConversationCount = 3;

/**
 * Stores the median wait between a buyer's first message to the shop and its first reply. Only the first reply of a
 * conversation changes it: later ones cost one look at the conversation. Automatic replies do not count.
 */
export async function measureResponseTime(
  { db }: ChatDeps,
  { conversation_id, market, shopid }: ConversationRow,
  seq: number,
): Promise<void> {
  const earlier = await db
    .selectFrom('chat_message')
    .select('seq')
    .where('conversation_id', '=', conversation_id)
    .where('sender', '=', 'seller')
    .where('automatic', '=', false)
    .where('seq', '<', seq)
    .limit(1)
    .executeTakeFirst();
  if (earlier) return;
  await sql`update shop set response_seconds = waits.median from (
    select count(*) as number,
      round(percentile_cont(0.5) within group (order by reply.created_at - question.created_at) / 1000)::int as median
    from (
      select conversation_id from chat_conversation where market = ${market} and shopid = ${shopid}
      order by last_at desc limit ${conversationCount}
    ) recent
    cross join lateral (
      select seq, created_at from chat_message
      where conversation_id = recent.conversation_id and sender = 'buyer' order by seq limit 1
    ) question
    cross join lateral (
      select created_at from chat_message
      where conversation_id = recent.conversation_id and seq > question.seq and sender = 'seller' and not automatic
      order by seq limit 1
    ) reply
  ) waits
  where shop.market = ${market} and shop.shopid = ${shopid} and waits.number >= ${minConversationCount}`.execute(
    db,
  );
}
