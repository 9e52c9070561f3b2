import type { Conversation, getConversation, getConversations } from '@pasar/chat-contract';
import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { ApiError, createCursor } from '@pasar/http-server';
import { sql } from 'kysely';
import type { ChatDeps, ChatMember } from './chat-deps.ts';
import { conversationNotFound, findSide } from './find-conversation.ts';

const cursor = createCursor('chat', { at: 'integer', id: 'integer' });
const defaultLimit = 20;
const previewLength = 120;

const selectConversations = ({ db }: ChatDeps) =>
  db
    .selectFrom('chat_conversation as c')
    .innerJoin('shop as s', (on) => on.onRef('s.market', '=', 'c.market').onRef('s.shopid', '=', 'c.shopid'))
    .leftJoin('account as a', 'a.userid', 'c.buyer_id')
    .leftJoin('chat_message as m', (on) =>
      on.onRef('m.conversation_id', '=', 'c.conversation_id').onRef('m.seq', '=', 'c.last_seq'),
    )
    .selectAll('c')
    .select(['s.name as shop_name', 's.username as shop_username', 's.picture', 's.response_rate'])
    .select(['a.username as buyer_name', 'm.sender'])
    .select(sql<string | null>`left(m.body, ${sql.lit(previewLength)})`.as('preview'));

type Row = Awaited<ReturnType<ReturnType<typeof selectConversations>['execute']>>[number];

function toConversation(member: ChatMember, row: Row): Conversation {
  const isBuyer = findSide(member, row) === 'buyer';
  return {
    conversation_id: row.conversation_id,
    role: isBuyer ? 'buyer' : 'seller',
    shopid: row.shopid,
    title: isBuyer ? row.shop_name : (row.buyer_name ?? ''),
    ...(isBuyer && { picture: row.picture }),
    username: row.shop_username,
    ...(isBuyer && row.response_rate !== null && { response_rate: row.response_rate }),
    last_seq: row.last_seq,
    last_text: row.preview ?? '',
    last_mine: row.sender === (isBuyer ? 'buyer' : 'seller'),
    mtime: toUnixSeconds(row.last_at),
    unread: isBuyer ? row.buyer_unread : row.seller_unread,
    other_read_seq: isBuyer ? row.seller_read_seq : row.buyer_read_seq,
  };
}

/** Reads a page of the member's conversations as a buyer and as a shop owner, the latest first. */
export async function readConversations(
  deps: ChatDeps,
  member: ChatMember,
  query: CallQuery<typeof getConversations>,
): Promise<CallData<typeof getConversations>> {
  const { limit = defaultLimit } = query;
  const after = cursor.read(query.cursor);
  const rows = await selectConversations(deps)
    .where('c.market', '=', member.market)
    .where('c.last_seq', '>', 0)
    .where((where) =>
      where.or([
        where('c.buyer_id', '=', member.userid),
        ...(member.shopid === undefined ? [] : [where('c.shopid', '=', member.shopid)]),
      ]),
    )
    .$if(after !== undefined, (page) =>
      page.where(sql<boolean>`(c.last_at, c.conversation_id) < (${after?.at}::int8, ${after?.id}::int8)`),
    )
    .orderBy('c.last_at', 'desc')
    .orderBy('c.conversation_id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    conversations: shown.map((row) => toConversation(member, row)),
    ...(rows.length > limit &&
      last && { next: cursor.write({ at: last.last_at, id: last.conversation_id }) }),
  };
}

/** Describes a conversation that has not started. Throws NOT_FOUND, or OWN_SHOP for a shop for which the member answers. */
async function describeShop({ db }: ChatDeps, member: ChatMember, shopid: number): Promise<Conversation> {
  const shop = await db
    .selectFrom('shop')
    .select(['userid', 'name', 'username', 'picture', 'response_rate'])
    .where('market', '=', member.market)
    .where('shopid', '=', shopid)
    .executeTakeFirst();
  if (!shop) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such shop.');
  if (shop.userid === member.userid || member.shopid === shopid) throw new ApiError(errorCodes.OWN_SHOP);
  return {
    role: 'buyer',
    shopid,
    title: shop.name,
    picture: shop.picture,
    username: shop.username,
    ...(shop.response_rate !== null && { response_rate: shop.response_rate }),
    last_seq: 0,
    last_text: '',
    last_mine: false,
    mtime: 0,
    unread: 0,
    other_read_seq: 0,
  };
}

/** Reads one conversation of the member, by its id or by its shop. Throws NOT_FOUND, or PARAM unless exactly one is given. */
export async function readOwnConversation(
  deps: ChatDeps,
  member: ChatMember,
  { conversation_id, shopid }: NonNullable<CallQuery<typeof getConversation>>,
): Promise<Conversation> {
  if ((conversation_id === undefined) === (shopid === undefined))
    throw new ApiError(errorCodes.PARAM, 'Send exactly one of conversation_id and shopid.');
  const found = selectConversations(deps).where('c.market', '=', member.market);
  if (shopid !== undefined) {
    const row = await found
      .where('c.buyer_id', '=', member.userid)
      .where('c.shopid', '=', shopid)
      .executeTakeFirst();
    return row ? toConversation(member, row) : describeShop(deps, member, shopid);
  }
  const row = await found.where('c.conversation_id', '=', conversation_id ?? 0).executeTakeFirst();
  if (!row || !findSide(member, row)) throw conversationNotFound();
  return toConversation(member, row);
}

/** Counts the member's unread messages, on both sides. */
export async function readUnreadCount({ db }: ChatDeps, member: ChatMember): Promise<number> {
  const { unread } = await db
    .selectFrom('chat_conversation')
    .select(
      sql<number>`coalesce(sum(case when buyer_id = ${member.userid} then buyer_unread else seller_unread end), 0)::int`.as(
        'unread',
      ),
    )
    .where('market', '=', member.market)
    .where((where) =>
      where.or([
        where('buyer_id', '=', member.userid),
        ...(member.shopid === undefined ? [] : [where('shopid', '=', member.shopid)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return unread;
}
