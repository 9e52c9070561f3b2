import { findShopUsers } from '@pasar/http-server';
import { sql } from 'kysely';
import type { ChatDeps, ChatMember } from './chat-deps.ts';
import { sendSignal } from './chat-signal.ts';
import { findOwnConversation } from './find-conversation.ts';
import { readUnreadCount } from './read-conversations.ts';

/** Marks a conversation as read up to a message; the mark never moves back. Returns the member's remaining unread count. Throws NOT_FOUND. */
export async function markRead(
  deps: ChatDeps,
  member: ChatMember,
  { conversation_id, seq }: { readonly conversation_id: number; readonly seq: number },
): Promise<number> {
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db };
    const { row, side } = await findOwnConversation(inside, member, conversation_id, { lock: true });
    const other = side === 'buyer' ? 'seller' : 'buyer';
    const readSeq = Math.min(seq, row.last_seq);
    if (readSeq <= row[`${side}_read_seq`]) return;
    await db
      .updateTable('chat_conversation')
      .set({
        [`${side}_read_seq`]: readSeq,
        [`${side}_unread`]: sql`(select count(*) from chat_message as m
          where m.conversation_id = ${conversation_id} and m.sender = ${other} and m.seq > ${readSeq})`,
      })
      .where('conversation_id', '=', conversation_id)
      .execute();
    const users = [row.buyer_id, ...(await findShopUsers(inside.db, row, 'chat'))];
    await sendSignal(inside, { type: 'read', conversation_id, seq: readSeq, users });
  });
  return readUnreadCount(deps, member);
}
