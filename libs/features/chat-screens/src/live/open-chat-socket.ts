import { chatSocketPath } from '@pasar/chat-api';
import type { ChatSocketHandlers } from '@pasar/chat-api';

/** The browser's socket to the store's own host; undefined where there are none. */
export function openChatSocket(
  origin: string,
  { onMessage, onClose }: ChatSocketHandlers,
): { close(): void } | undefined {
  if (typeof WebSocket === 'undefined') return undefined;
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${chatSocketPath}`);
  socket.addEventListener('message', ({ data }) => onMessage(String(data)));
  socket.addEventListener('close', onClose);
  socket.addEventListener('error', onClose);
  return socket;
}
