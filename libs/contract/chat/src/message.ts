import { defineCall, IdSchema, MoneySchema, PictureSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getMessagesPath, sendMessagePath } from './paths.ts';

/** An item attached to a message, in its current state. */
const AttachedItemSchema = Type.Object({
  shopid: IdSchema,
  itemid: IdSchema,
  name: Type.String(),
  picture: Type.Optional(PictureSchema),
  price: MoneySchema,
  /** False for an item that is no longer sold. */
  available: Type.Boolean(),
});

/** An order attached to a message, in its current state. */
const AttachedOrderSchema = Type.Object({
  order_id: IdSchema,
  order_sn: Type.String(),
  status: Type.String(),
  total: MoneySchema,
  picture: Type.Optional(PictureSchema),
  name: Type.String(),
});

/** A message; `seq` counts from 1 without gaps within its conversation. */
export const ChatMessageSchema = Type.Object({
  seq: IdSchema,
  /** The sending device's id for the message; empty for messages of the other side. */
  client_id: Type.String(),
  mine: Type.Boolean(),
  /** The shop's automatic reply. */
  automatic: Type.Boolean(),
  text: Type.String(),
  item: Type.Optional(AttachedItemSchema),
  order: Type.Optional(AttachedOrderSchema),
  /** Epoch seconds. */
  ctime: Type.Integer({ minimum: 0 }),
});
export type ChatMessage = Static<typeof ChatMessageSchema>;

/** The last messages, or those before or after a given one; always in order. */
export const getMessages = defineCall({
  id: 'chat-messages',
  method: 'GET',
  path: getMessagesPath,
  summary: 'List messages of a conversation: the latest, or those before or after a message',
  auth: 'session',
  query: strictObject({
    conversation_id: IdSchema,
    before: Type.Optional(IdSchema),
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  data: Type.Object({
    messages: Type.Array(ChatMessageSchema),
    /** Whether there are more in the requested direction. */
    has_more: Type.Boolean(),
  }),
});

const text = Type.String({ maxLength: 8000 });

/**
 * Sends a message to a conversation or a shop. Idempotent by `client_id`, so that a device can retry until it gets a response.
 * Needs a text, an item of the shop, or the buyer's order at the shop.
 */
export const sendMessage = defineCall({
  id: 'chat-send',
  method: 'POST',
  path: sendMessagePath,
  summary: 'Send a message to a conversation or a shop; the same client_id is the same message',
  auth: 'session',
  bodyLimit: 40_000,
  sanitizesTexts: true,
  body: strictObject({
    conversation_id: Type.Optional(IdSchema),
    shopid: Type.Optional(IdSchema),
    client_id: Type.String({ pattern: '^[A-Za-z0-9-]{8,64}$' }),
    text: Type.Optional(text),
    itemid: Type.Optional(IdSchema),
    order_id: Type.Optional(IdSchema),
  }),
  data: Type.Object({ conversation_id: IdSchema, message: ChatMessageSchema }),
});
