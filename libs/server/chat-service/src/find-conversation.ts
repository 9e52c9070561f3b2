import type { Database } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Selectable } from 'kysely';
import type { ChatDeps, ChatMember } from './chat-deps.ts';

export type ConversationRow = Selectable<Database['chat_conversation']>;
export type ConversationSide = 'buyer' | 'seller';

/** The error for a conversation that does not exist, or that the caller is no part of. */
export const conversationNotFound = () =>
  new ApiError(errorCodes.NOT_FOUND, 'There is no such conversation.');

/** Returns the member's side of a conversation; undefined for somebody else’s conversation. */
export function findSide(
  { userid, shopid, market }: ChatMember,
  row: Pick<ConversationRow, 'buyer_id' | 'shopid' | 'market'>,
): ConversationSide | undefined {
  if (row.market !== market) return undefined;
  if (row.buyer_id === userid) return 'buyer';
  return shopid !== undefined && row.shopid === shopid ? 'seller' : undefined;
}

/** Finds a conversation of the member and their side. Throws NOT_FOUND if it does not exist or is somebody else’s. */
export async function findOwnConversation(
  { db }: ChatDeps,
  member: ChatMember,
  conversationId: number,
  { lock = false } = {},
): Promise<{ readonly row: ConversationRow; readonly side: ConversationSide }> {
  const row = await db
    .selectFrom('chat_conversation')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  const side = row && findSide(member, row);
  if (!side) throw conversationNotFound();
  return { row, side };
}
