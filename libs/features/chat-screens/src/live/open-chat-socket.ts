import { chatSocketPath } from '@pasar/chat-api';
import type { ChatSocketHandlers } from '@pasar/chat-api';

/** Opens a WebSocket to the store's own host; undefined where unsupported. */
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
