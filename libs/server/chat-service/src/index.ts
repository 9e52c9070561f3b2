export type { ChatDeps } from './chat-deps.ts';
export { registerChatCalls } from './register-chat-calls.ts';
export { registerChatSocket } from './register-chat-socket.ts';
export type { ListenPort } from './register-chat-socket.ts';
