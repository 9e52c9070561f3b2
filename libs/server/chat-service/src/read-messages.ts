import type { ChatMessage, getMessages } from '@pasar/chat-contract';
import { toUnixSeconds } from '@pasar/durations';
import type { CallData, CallQuery, Picture } from '@pasar/http-contract';
import { sql } from 'kysely';
import type { ChatDeps, ChatMember } from './chat-deps.ts';
import { findOwnConversation } from './find-conversation.ts';
import type { ConversationRow, ConversationSide } from './find-conversation.ts';

const defaultLimit = 30;

/** Selects messages with the current state of their items and orders. */
const selectMessages = ({ db }: ChatDeps, { conversation_id, market, shopid, buyer_id }: ConversationRow) =>
  db
    .selectFrom('chat_message as m')
    .leftJoin('item as i', (on) =>
      on.onRef('i.itemid', '=', 'm.itemid').on('i.market', '=', market).on('i.shopid', '=', shopid),
    )
    .leftJoin('orders as o', (on) => on.onRef('o.order_id', '=', 'm.order_id').on('o.user_id', '=', buyer_id))
    .leftJoin('order_line as l', (on) =>
      on.onRef('l.order_id', '=', 'o.order_id').on('l.user_id', '=', buyer_id).on('l.line_no', '=', 1),
    )
    .where('m.conversation_id', '=', conversation_id)
    .select(['m.seq', 'm.sender', 'm.automatic', 'm.client_id', 'm.body', 'm.itemid', 'm.created_at'])
    .select(['i.name as item_name', 'i.price', 'i.currency', 'i.status as item_status'])
    .select(sql<Picture | null>`i.pictures -> 0`.as('item_picture'))
    .select(['o.order_id', 'o.order_sn', 'o.status', 'o.total', 'o.currency as order_currency'])
    .select(['l.name as line_name', 'l.picture as line_picture']);

type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

const toItem = (shopid: number, row: Row): Pick<ChatMessage, 'item'> =>
  row.itemid === null
    ? {}
    : {
        item: {
          shopid,
          itemid: row.itemid,
          name: row.item_name ?? '',
          ...(row.item_picture && { picture: row.item_picture }),
          price: { amount: row.price ?? 0, currency: row.currency ?? 'XXX' },
          available: row.item_status !== null && row.item_status > 0,
        },
      };

const toOrder = (row: Row): Pick<ChatMessage, 'order'> =>
  row.order_id === null
    ? {}
    : {
        order: {
          order_id: row.order_id,
          order_sn: row.order_sn ?? '',
          status: row.status ?? '',
          total: { amount: row.total ?? 0, currency: row.order_currency ?? 'XXX' },
          ...(row.line_picture && { picture: row.line_picture }),
          name: row.line_name ?? '',
        },
      };

const toMessage = (side: ConversationSide, shopid: number, row: Row): ChatMessage => {
  const mine = row.sender === side;
  return {
    seq: row.seq,
    client_id: mine && !row.automatic ? row.client_id : '',
    mine,
    automatic: row.automatic,
    text: row.body,
    ...toItem(shopid, row),
    ...toOrder(row),
    ctime: toUnixSeconds(row.created_at),
  };
};

/** Reads one message as one side of the conversation sees it. */
export async function readMessage(
  deps: ChatDeps,
  { row, side }: { readonly row: ConversationRow; readonly side: ConversationSide },
  seq: number,
): Promise<ChatMessage> {
  const message = await selectMessages(deps, row).where('m.seq', '=', seq).executeTakeFirstOrThrow();
  return toMessage(side, row.shopid, message);
}

/** Reads messages of the member's conversation: the latest, or those before or after a message. Throws NOT_FOUND. */
export async function readMessages(
  deps: ChatDeps,
  member: ChatMember,
  { conversation_id, before, after, limit = defaultLimit }: CallQuery<typeof getMessages>,
): Promise<CallData<typeof getMessages>> {
  const { row, side } = await findOwnConversation(deps, member, conversation_id);
  const isForward = after !== undefined;
  const rows = await selectMessages(deps, row)
    .$if(before !== undefined, (page) => page.where('m.seq', '<', before ?? 0))
    .$if(isForward, (page) => page.where('m.seq', '>', after ?? 0))
    .orderBy('m.seq', isForward ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const inOrder = isForward ? shown : shown.toReversed();
  return {
    messages: inOrder.map((each) => toMessage(side, row.shopid, each)),
    has_more: rows.length > limit,
  };
}
