export { chatApi, fetchOlderMessages, refreshChatLists, showSentMessage, syncMessages } from './chat-api.ts';
export type { ChatMessage, Conversation, ConversationQuery, SendMessageRequest } from './chat-api.ts';
export { startChatConnection } from './chat-connection.ts';
export type { ChatConnectionStatus, ChatSocketHandlers } from './chat-connection.ts';
export type { ChatSocketEvent } from '@pasar/chat-contract';
export { chatSocketPath } from '@pasar/chat-contract/paths';
