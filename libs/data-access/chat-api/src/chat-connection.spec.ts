import { minuteMs } from '@pasar/durations';
import { beforeEach, expect, it } from 'vitest';
import { startChatConnection } from './chat-connection.ts';
import type { ChatConnectionStatus, ChatSocketHandlers } from './chat-connection.ts';

type Timer = { readonly at: number; readonly callback: () => void; cancelled: boolean };
let now = 0;
let timers: Timer[] = [];
let sockets: ChatSocketHandlers[] = [];
let closed = 0;
let events: unknown[] = [];
let statuses: ChatConnectionStatus[] = [];

beforeEach(() => {
  [now, timers, sockets, closed, events, statuses] = [0, [], [], 0, [], []];
});

/** Advances the clock; timers run in order. */
function advance(ms: number): void {
  const end = now + ms;
  for (;;) {
    const next = timers
      .filter(({ at, cancelled }) => !cancelled && at <= end)
      .toSorted((one, other) => one.at - other.at)[0];
    if (!next) break;
    now = next.at;
    next.cancelled = true;
    next.callback();
  }
  now = end;
}

const start = (hasSockets = true) =>
  startChatConnection({
    openSocket: (handlers) => {
      if (!hasSockets) return undefined;
      sockets.push(handlers);
      return { close: () => (closed += 1) };
    },
    setTimer: (callback, delayMs) => {
      const timer: Timer = { at: now + delayMs, callback, cancelled: false };
      timers.push(timer);
      return () => (timer.cancelled = true);
    },
    random: () => 0,
    onEvent: (event) => events.push(event),
    onStatus: (status) => statuses.push(status),
  });

const resync = { type: 'resync' };
const message = { type: 'message', conversation_id: 1, seq: 2 };

it('passes on socket events', () => {
  start();
  sockets[0]?.onMessage(JSON.stringify(resync));
  sockets[0]?.onMessage(JSON.stringify(message));
  expect(events).toEqual([resync, message]);
  expect(statuses.at(-1)).toBe('live');
  advance(minuteMs);
  expect(events).toHaveLength(2);
});

it('polls every few seconds without a connection, and reconnects', () => {
  start();
  sockets[0]?.onMessage(JSON.stringify(resync));
  sockets[0]?.onClose();
  expect(statuses.at(-1)).toBe('polling');
  advance(500);
  expect(sockets).toHaveLength(2);
  advance(5000);
  expect(events).toEqual([resync, resync]);
  sockets[1]?.onMessage(JSON.stringify(resync));
  expect(statuses.at(-1)).toBe('live');
  advance(minuteMs);
  expect(events).toHaveLength(3);
});

it('waits longer after each failed attempt', () => {
  start();
  const attempts = [500, 1000, 2000, 4000].map((delayMs) => {
    sockets.at(-1)?.onClose();
    advance(delayMs - 1);
    const before = sockets.length;
    advance(1);
    return sockets.length - before;
  });
  expect(attempts).toEqual([1, 1, 1, 1]);
});

it('polls in a browser without sockets', () => {
  start(false);
  advance(15_000);
  expect(events).toEqual([resync, resync, resync]);
});

it('ignores malformed events', () => {
  start();
  sockets[0]?.onMessage('nonsense');
  sockets[0]?.onMessage('{"type":"sign-out"}');
  expect(events).toEqual([]);
});

it('stops: no event, no attempt, no timer', () => {
  const stop = start();
  sockets[0]?.onMessage(JSON.stringify(resync));
  stop();
  sockets[0]?.onMessage(JSON.stringify(message));
  sockets[0]?.onClose();
  advance(minuteMs);
  expect([events.length, sockets.length, closed]).toEqual([1, 1, 1]);
});
