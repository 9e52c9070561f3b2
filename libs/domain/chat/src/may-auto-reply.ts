import { autoReplyIntervalMs } from './chat-limits.data.ts';

/** Whether a buyer's message gets the shop's automatic reply; `lastReplyAt` is 0 if there was none. Epoch milliseconds. */
export const mayAutoReply = (lastReplyAt: number, now: number): boolean =>
  lastReplyAt === 0 || now - lastReplyAt >= autoReplyIntervalMs;
