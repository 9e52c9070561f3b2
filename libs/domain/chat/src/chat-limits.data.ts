import { dayMs } from '@pasar/durations';

/** Maximum length of a chat message, in code points. */
export const maxChatTextLength = 2000;
/** Maximum messages per member and minute. */
export const maxMessagesPerMinute = 30;
/** Minimum interval between two automatic replies in a conversation; the first message always gets one. */
export const autoReplyIntervalMs = dayMs;
