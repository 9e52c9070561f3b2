/** Paths of this scope's calls, without schemas so that browsers can import them alone. */
export const getConversationsPath = '/api/v4/chat/conversations';
export const getConversationPath = '/api/v4/chat/conversation';
export const getMessagesPath = '/api/v4/chat/messages';
export const getUnreadCountPath = '/api/v4/chat/unread';
export const sendMessagePath = '/api/v4/chat/send';
export const readConversationPath = '/api/v4/chat/read';
/** A WebSocket: the server announces changes, and the browser fetches them with the calls above. */
export const chatSocketPath = '/api/v4/chat/socket';
