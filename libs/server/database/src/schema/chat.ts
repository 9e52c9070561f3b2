import type { Generated } from 'kysely';

/** The chat between buyers and shops. Instants are epoch milliseconds. */

type Side = 'buyer' | 'seller';

export type ChatConversationTable = {
  conversation_id: number;
  market: string;
  buyer_id: number;
  shopid: number;
  /** The number of its last message; the next message increments it under a row lock. */
  last_seq: Generated<number>;
  last_at: Generated<number>;
  buyer_read_seq: Generated<number>;
  seller_read_seq: Generated<number>;
  buyer_unread: Generated<number>;
  seller_unread: Generated<number>;
  /** 0 if the shop has not sent an automatic reply yet. */
  auto_replied_at: Generated<number>;
  created_at: number;
};

export type ChatMessageTable = {
  conversation_id: number;
  seq: number;
  sender: Side;
  automatic: Generated<boolean>;
  /** The sender's id of the message, so that sending it again does not store it twice. */
  client_id: string;
  body: string;
  itemid: number | null;
  order_id: number | null;
  created_at: number;
};

export type ChatAutoReplyTable = { market: string; shopid: number; body: string };

export type ChatDatabase = {
  chat_conversation: ChatConversationTable;
  chat_message: ChatMessageTable;
  chat_auto_reply: ChatAutoReplyTable;
};
