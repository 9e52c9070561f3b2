import { mayAutoReply } from './may-auto-reply.ts';
import { mergeMessages } from './merge-messages.ts';
import { normalizeChatText } from './normalize-chat-text.ts';
import { reconnectDelay } from './reconnect-delay.ts';

type MergeCase = { readonly known: readonly { seq: number }[]; readonly arrived: readonly { seq: number }[] };
type ReconnectCase = { readonly failedAttempts: number; readonly random: number };
type ReplyCase = { readonly lastReplyAt: number; readonly now: number };

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'chat/text': ({ text, repeat = 1 }: { text: string; repeat?: number }) =>
    normalizeChatText(text.repeat(repeat)),
  'chat/merge': ({ known, arrived }: MergeCase) => mergeMessages(known, arrived),
  'chat/reconnect-delay': ({ failedAttempts, random }: ReconnectCase) =>
    reconnectDelay(failedAttempts, random),
  'chat/auto-reply': ({ lastReplyAt, now }: ReplyCase) => mayAutoReply(lastReplyAt, now),
};
