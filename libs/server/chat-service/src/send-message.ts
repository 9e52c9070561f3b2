import { maxMessagesPerMinute, mayAutoReply, normalizeChatText } from '@pasar/chat';
import type { sendMessage } from '@pasar/chat-contract';
import { minuteMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallBody, CallData } from '@pasar/http-contract';
import { ApiError, findShopUsers } from '@pasar/http-server';
import type { ChatDeps, ChatMember } from './chat-deps.ts';
import { sendSignal } from './chat-signal.ts';
import { findOwnConversation } from './find-conversation.ts';
import type { ConversationRow, ConversationSide } from './find-conversation.ts';
import { measureResponseTime } from './measure-response-time.ts';
import { readMessage } from './read-messages.ts';
import { storeMessage } from './store-message.ts';

type Request = CallBody<typeof sendMessage>;
type SentMessage = CallData<typeof sendMessage>;
type OwnConversation = { readonly row: ConversationRow; readonly side: ConversationSide };

async function countMessage({ limits }: ChatDeps, { userid, now }: ChatMember): Promise<void> {
  const { hits, endsAt } = await limits.hit(`chat:${userid}`, minuteMs, now);
  if (hits > maxMessagesPerMinute)
    throw new ApiError(errorCodes.LIMIT, { status: 429, retryAfter: Math.ceil((endsAt - now) / 1000) });
}

async function findSellerId({ db }: ChatDeps, market: string, shopid: number): Promise<number> {
  const shop = await db
    .selectFrom('shop')
    .select('userid')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .executeTakeFirst();
  if (!shop) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such shop.');
  return shop.userid;
}

/** Returns the buyer's conversation with a shop, and creates it if there is none. Throws NOT_FOUND, or OWN_SHOP. */
async function findOrBegin(deps: ChatDeps, member: ChatMember, shopid: number): Promise<number> {
  const { db, ids } = deps;
  const { userid, market, now } = member;
  const sellerId = await findSellerId(deps, market, shopid);
  if (sellerId === userid || member.shopid === shopid) throw new ApiError(errorCodes.OWN_SHOP);
  await db
    .insertInto('chat_conversation')
    .values({ conversation_id: ids.next(), market, buyer_id: userid, shopid, created_at: now })
    .onConflict((conflict) => conflict.columns(['market', 'buyer_id', 'shopid']).doNothing())
    .execute();
  const { conversation_id } = await db
    .selectFrom('chat_conversation')
    .select('conversation_id')
    .where('market', '=', market)
    .where('buyer_id', '=', userid)
    .where('shopid', '=', shopid)
    .executeTakeFirstOrThrow();
  return conversation_id;
}

/** Checks that an item belongs to the conversation's shop, and an order to its buyer at that shop. Throws NOT_FOUND. */
async function checkAttachments({ db }: ChatDeps, row: ConversationRow, request: Request): Promise<void> {
  const { itemid, order_id } = request;
  const item =
    itemid === undefined ||
    (await db
      .selectFrom('item')
      .select('itemid')
      .where('market', '=', row.market)
      .where('shopid', '=', row.shopid)
      .where('itemid', '=', itemid)
      .executeTakeFirst());
  const order =
    order_id === undefined ||
    (await db
      .selectFrom('orders')
      .select('order_id')
      .where('user_id', '=', row.buyer_id)
      .where('order_id', '=', order_id)
      .where('market', '=', row.market)
      .where('shopid', '=', row.shopid)
      .executeTakeFirst());
  if (!item || !order) throw new ApiError(errorCodes.NOT_FOUND, 'This shop has no such item or order.');
}

const findSent = ({ db }: ChatDeps, { row, side }: OwnConversation, clientId: string) =>
  db
    .selectFrom('chat_message')
    .select('seq')
    .where('conversation_id', '=', row.conversation_id)
    .where('sender', '=', side)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

async function replyAutomatically(
  deps: ChatDeps,
  { row, side }: OwnConversation,
  seq: number,
  now: number,
): Promise<void> {
  if (side !== 'buyer' || !mayAutoReply(row.auto_replied_at, now)) return;
  const reply = await deps.db
    .selectFrom('chat_auto_reply')
    .select('body')
    .where('market', '=', row.market)
    .where('shopid', '=', row.shopid)
    .executeTakeFirst();
  if (!reply) return;
  // The prefix contains a character that members' ids cannot have.
  const message = { sender: 'seller', clientId: `auto:${seq}`, text: reply.body, automatic: true } as const;
  await storeMessage(deps, row, message, now);
}

function readText({ text = '', itemid, order_id }: Request): string {
  const clean = normalizeChatText(text);
  if (clean === null) throw new ApiError(errorCodes.PARAM, 'text: is too long');
  if (clean === '' && itemid === undefined && order_id === undefined)
    throw new ApiError(errorCodes.PARAM, 'A message needs a text, an item or an order.');
  return clean;
}

/** Writes the message unless it is already stored; the lock on the conversation keeps the numbers gapless. */
async function storeOnce(
  deps: ChatDeps,
  found: OwnConversation,
  request: Request,
  now: number,
): Promise<number> {
  const { row, side } = found;
  const sent = await findSent(deps, found, request.client_id);
  if (sent) return sent.seq;
  await checkAttachments(deps, row, request);
  const { client_id: clientId, itemid, order_id: orderId } = request;
  const text = readText(request);
  const seq = await storeMessage(deps, row, { sender: side, clientId, text, itemid, orderId }, now);
  if (side === 'seller') await measureResponseTime(deps, row, seq);
  await replyAutomatically(deps, found, seq, now);
  const users = [row.buyer_id, ...(await findShopUsers(deps.db, row, 'chat'))];
  await sendSignal(deps, { type: 'message', conversation_id: row.conversation_id, seq, users });
  return seq;
}

/**
 * Sends a member's message to a conversation or a shop; repeating a `client_id` does not send it again. Throws NOT_FOUND for
 * somebody else's conversation, OWN_SHOP, PARAM for an empty or too long message, LIMIT for too many.
 */
export async function sendChatMessage(
  deps: ChatDeps,
  member: ChatMember,
  request: Request,
): Promise<SentMessage> {
  const { conversation_id: id, shopid } = request;
  if ((id === undefined) === (shopid === undefined))
    throw new ApiError(errorCodes.PARAM, 'Send exactly one of conversation_id and shopid.');
  readText(request);
  await countMessage(deps, member);
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db };
    const conversation_id = id ?? (await findOrBegin(inside, member, shopid ?? 0));
    const found = await findOwnConversation(inside, member, conversation_id, { lock: true });
    const seq = await storeOnce(inside, found, request, member.now);
    return { conversation_id, message: await readMessage(inside, found, seq) };
  });
}
