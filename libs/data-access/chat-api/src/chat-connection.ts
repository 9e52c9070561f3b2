import { reconnectDelay } from '@pasar/chat';
import type { ChatSocketEvent } from '@pasar/chat-contract';

/** `polling`: there is no socket at the moment, so that new messages are fetched periodically. */
export type ChatConnectionStatus = 'connecting' | 'live' | 'polling';

export type ChatSocketHandlers = {
  readonly onMessage: (text: string) => void;
  /** The socket was closed by either side, or failed to open. */
  readonly onClose: () => void;
};

export type ChatConnectionPorts = {
  /** Opens a socket; returns undefined if the browser has no WebSocket. */
  readonly openSocket: (handlers: ChatSocketHandlers) => { close(): void } | undefined;
  /** Returns a function that cancels the timer. */
  readonly setTimer: (callback: () => void, delayMs: number) => () => void;
  /** In [0, 1). */
  readonly random: () => number;
  readonly onEvent: (event: ChatSocketEvent) => void;
  readonly onStatus: (status: ChatConnectionStatus) => void;
};

const pollIntervalMs = 5000;

function readEvent(text: string): ChatSocketEvent | undefined {
  try {
    const event = JSON.parse(text) as ChatSocketEvent;
    return ['resync', 'message', 'read'].includes(event.type) ? event : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Listens for chat events on a socket and reconnects when it is lost; meanwhile signals every few seconds that something may be
 * new. Each connection begins with `resync`, so that nothing is missed in between. Returns a function that stops it.
 */
export function startChatConnection(ports: ChatConnectionPorts): () => void {
  const { openSocket, setTimer, random, onEvent, onStatus } = ports;
  let stopped = false;
  let failedAttempts = 0;
  let socket: { close(): void } | undefined;
  let cancelReconnect: () => void = () => undefined;
  let cancelPoll: (() => void) | undefined;

  const poll = (): void => {
    cancelPoll = setTimer(() => {
      onEvent({ type: 'resync' });
      poll();
    }, pollIntervalMs);
  };
  const stopPolling = (): void => {
    cancelPoll?.();
    cancelPoll = undefined;
  };
  const lose = (): void => {
    if (stopped) return;
    socket = undefined;
    onStatus('polling');
    if (!cancelPoll) poll();
    cancelReconnect = setTimer(connect, reconnectDelay(failedAttempts, random()));
    failedAttempts += 1;
  };
  const receive = (text: string): void => {
    const event = readEvent(text);
    if (stopped || !event) return;
    failedAttempts = 0;
    stopPolling();
    onStatus('live');
    onEvent(event);
  };
  function connect(): void {
    if (stopped) return;
    let isOver = false;
    socket = openSocket({
      onMessage: receive,
      onClose: () => {
        if (isOver) return;
        isOver = true;
        lose();
      },
    });
    if (!socket) lose();
  }

  onStatus('connecting');
  connect();
  return () => {
    stopped = true;
    cancelReconnect();
    stopPolling();
    socket?.close();
  };
}
