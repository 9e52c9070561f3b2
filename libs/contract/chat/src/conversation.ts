import { CursorSchema, defineCall, IdSchema, PictureSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  getConversationPath,
  getConversationsPath,
  getUnreadCountPath,
  readConversationPath,
} from './paths.ts';

const count = Type.Integer({ minimum: 0 });

/** A conversation between a buyer and a shop, as seen by one side. */
export const ConversationSchema = Type.Object({
  /** Absent until the first message is sent. */
  conversation_id: Type.Optional(IdSchema),
  /** The caller's side; the seller is the shop's owner. */
  role: Type.Union([Type.Literal('buyer'), Type.Literal('seller')]),
  shopid: IdSchema,
  /** The other side: the shop's name, or the buyer's username. */
  title: Type.String(),
  /** The shop's picture; absent for a buyer. */
  picture: Type.Optional(PictureSchema),
  /** The shop's username, for links. */
  username: Type.String(),
  /** Whole per cent of messages that the shop answers; absent if unknown, and for the seller. */
  response_rate: Type.Optional(count),
  last_seq: count,
  /** The beginning of the last message; empty if it only has a picture of an item or an order. */
  last_text: Type.String(),
  last_mine: Type.Boolean(),
  /** Of the last message, in epoch seconds. */
  mtime: count,
  unread: count,
  /** `seq` of the last message that the other side has read. */
  other_read_seq: count,
});
export type Conversation = Static<typeof ConversationSchema>;

/** Conversations with at least one message, most recent first: as a buyer, and as the owner of a shop of this market. */
export const getConversations = defineCall({
  id: 'chat-conversations',
  method: 'GET',
  path: getConversationsPath,
  summary: 'List the member’s conversations, the latest first',
  auth: 'session',
  query: strictObject({
    cursor: Type.Optional(CursorSchema),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  data: Type.Object({
    conversations: Type.Array(ConversationSchema),
    next: Type.Optional(CursorSchema),
  }),
});

/** By id, or by the shop for its buyer. Fails with 4 (not found) for an unknown conversation or somebody else's. */
export const getConversation = defineCall({
  id: 'chat-conversation',
  method: 'GET',
  path: getConversationPath,
  summary: 'Get a conversation by its id, or the buyer’s with a shop',
  auth: 'session',
  query: strictObject({ conversation_id: Type.Optional(IdSchema), shopid: Type.Optional(IdSchema) }),
  data: ConversationSchema,
});

export const readConversation = defineCall({
  id: 'chat-read',
  method: 'POST',
  path: readConversationPath,
  summary: 'Mark a conversation as read up to a message',
  auth: 'session',
  body: strictObject({ conversation_id: IdSchema, seq: IdSchema }),
  data: Type.Object({ unread: count }),
});

export const getUnreadCount = defineCall({
  id: 'chat-unread',
  method: 'GET',
  path: getUnreadCountPath,
  summary: 'Count the member’s unread messages',
  auth: 'session',
  data: Type.Object({ unread: count }),
});
