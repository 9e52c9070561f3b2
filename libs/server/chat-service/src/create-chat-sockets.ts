import type { ChatSocketEvent } from '@pasar/chat-contract';
import { readSignal } from './chat-signal.ts';

/** The part of a WebSocket that the chat uses. */
export type ChatSocket = { send(text: string): void; close(code: number, reason: string): void };

export type ChatSockets = {
  /** Adds a member's socket; returns false if they have the maximum number. */
  add(userid: number, socket: ChatSocket): boolean;
  remove(userid: number, socket: ChatSocket): void;
  /** Forwards a signal from the channel to the sockets that it concerns. */
  receive(payload: string): void;
  /** Makes every browser refetch, since signals may have been lost. */
  resync(): void;
};

/** Enough for several tabs on several devices. */
const maxSocketsPerMember = 10;

/** Holds the sockets of this process by member. */
export function createChatSockets(): ChatSockets {
  const socketsByUser = new Map<number, Set<ChatSocket>>();
  const send = (sockets: Iterable<ChatSocket>, event: ChatSocketEvent): void => {
    const text = JSON.stringify(event);
    for (const socket of sockets) socket.send(text);
  };
  return {
    add: (userid, socket) => {
      const own = socketsByUser.get(userid) ?? new Set();
      if (own.size >= maxSocketsPerMember) return false;
      socketsByUser.set(userid, own.add(socket));
      return true;
    },
    remove: (userid, socket) => {
      const own = socketsByUser.get(userid);
      own?.delete(socket);
      if (own?.size === 0) socketsByUser.delete(userid);
    },
    receive: (payload) => {
      const signal = readSignal(payload);
      if (!signal) return;
      const { type, conversation_id, seq, users } = signal;
      const event = type === 'message' ? { type, conversation_id, seq } : { type, conversation_id };
      for (const userid of users) send(socketsByUser.get(userid) ?? [], event);
    },
    resync: () => {
      for (const sockets of socketsByUser.values()) send(sockets, { type: 'resync' });
    },
  };
}
