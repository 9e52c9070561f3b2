import { sql } from 'kysely';
import type { ChatDeps } from './chat-deps.ts';
import type { ConversationRow, ConversationSide } from './find-conversation.ts';

export type NewMessage = {
  readonly sender: ConversationSide;
  readonly clientId: string;
  readonly text: string;
  readonly itemid?: number | undefined;
  readonly orderId?: number | undefined;
  readonly automatic?: boolean;
};

/**
 * Writes a message under the next number of its conversation, whose row the caller has locked, and counts it as unread for
 * the other side; sending marks earlier messages as read. Returns its number.
 */
export async function storeMessage(
  { db }: ChatDeps,
  { conversation_id }: ConversationRow,
  { sender, clientId, text, itemid, orderId, automatic = false }: NewMessage,
  now: number,
): Promise<number> {
  const own = sender === 'buyer' ? 'buyer' : 'seller';
  const other = sender === 'buyer' ? 'seller' : 'buyer';
  const { last_seq: seq } = await db
    .updateTable('chat_conversation')
    .set({
      last_seq: sql`last_seq + 1`,
      last_at: now,
      [`${other}_unread`]: sql`${sql.ref(`${other}_unread`)} + 1`,
      // An automatic reply does not mark messages as read.
      ...(!automatic && { [`${own}_unread`]: 0, [`${own}_read_seq`]: sql`last_seq + 1` }),
      ...(automatic && { auto_replied_at: now }),
    })
    .where('conversation_id', '=', conversation_id)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('chat_message')
    .values({
      conversation_id,
      seq,
      sender,
      automatic,
      client_id: clientId,
      body: text,
      itemid: itemid ?? null,
      order_id: orderId ?? null,
      created_at: now,
    })
    .execute();
  return seq;
}
