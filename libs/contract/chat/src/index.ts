export { getConversation, getConversations, getUnreadCount, readConversation } from './conversation.ts';
export type { Conversation } from './conversation.ts';
export { getMessages, sendMessage } from './message.ts';
export type { ChatMessage } from './message.ts';
export type { ChatSocketEvent } from './socket-event.ts';
