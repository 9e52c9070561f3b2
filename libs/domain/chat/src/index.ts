export { maxChatTextLength, maxMessagesPerMinute } from './chat-limits.data.ts';
export { mayAutoReply } from './may-auto-reply.ts';
export { mergeMessages } from './merge-messages.ts';
export { normalizeChatText } from './normalize-chat-text.ts';
export { reconnectDelay } from './reconnect-delay.ts';
