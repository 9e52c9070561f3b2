import { mayAutoReply } from './may-auto-reply.ts';
import { mergeMessages } from './merge-messages.ts';
import { normalizeChatText } from './normalize-chat-text.ts';
import { reconnectDelay } from './reconnect-delay.ts';

type Lists = { readonly known: readonly { seq: number }[]; readonly arrived: readonly { seq: number }[] };
type Attempt = { readonly failedAttempts: number; readonly random: number };
type Reply = { readonly lastReplyAt: number; readonly now: number };

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'chat/text': ({ text, repeat = 1 }: { text: string; repeat?: number }) =>
    normalizeChatText(text.repeat(repeat)),
  'chat/merge': ({ known, arrived }: Lists) => mergeMessages(known, arrived),
  'chat/reconnect-delay': ({ failedAttempts, random }: Attempt) => reconnectDelay(failedAttempts, random),
  'chat/auto-reply': ({ lastReplyAt, now }: Reply) => mayAutoReply(lastReplyAt, now),
};
