import { defineCall, IdSchema } from '@pasar/http-contract';
import { codeChannels } from '@pasar/markets';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { readOutboxPath } from './paths.ts';

export const OutboxMessageSchema = Type.Object({
  id: IdSchema,
  channel: Type.Enum([...codeChannels]),
  recipient: Type.String(),
  subject: Type.String(),
  body: Type.String(),
  /** Epoch seconds. */
  ctime: Type.Integer(),
});
export type OutboxMessage = Static<typeof OutboxMessageSchema>;

/** Not available on a live store. */
export const readOutbox = defineCall({
  id: 'read-outbox',
  method: 'GET',
  path: readOutboxPath,
  summary: "List the market's latest messages, newest first; only in stores without carriers",
  auth: 'none',
  data: Type.Object({ messages: Type.Array(OutboxMessageSchema) }),
});
