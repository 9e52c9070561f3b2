/** The longest text of a chat message, in characters as people count them. */
export const maxChatTextLength = 2000;
/** Messages that a member may send in a minute. */
export const maxMessagesPerMinute = 30;
/** A shop's automatic reply is sent to the first message of a conversation, then at most once in this time. */
export const autoReplyIntervalMs = 24 * 60 * 60_000;
