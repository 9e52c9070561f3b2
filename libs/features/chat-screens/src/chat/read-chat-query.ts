import type { ConversationQuery } from '@pasar/chat-api';

/** The chat's query: a conversation, and the item or order that its next message is about. */
export type ChatQuery = {
  readonly conversation?: ConversationQuery;
  readonly itemid?: number;
  readonly orderId?: number;
};

function readId(fields: URLSearchParams, name: string): number | undefined {
  const text = fields.get(name) ?? '';
  const id = Number(text);
  return /^\d{1,16}$/.test(text) && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Parses `conversation=5`, or `shopid=1` with `itemid` or `order`; ignores invalid ids. */
export function readChatQuery(query: string): ChatQuery {
  const fields = new URLSearchParams(query);
  const conversationId = readId(fields, 'conversation');
  if (conversationId !== undefined) return { conversation: { conversation_id: conversationId } };
  const shopid = readId(fields, 'shopid');
  if (shopid === undefined) return {};
  const itemid = readId(fields, 'itemid');
  const orderId = readId(fields, 'order');
  return {
    conversation: { shopid },
    ...(itemid !== undefined && { itemid }),
    ...(orderId !== undefined && { orderId }),
  };
}
