import { tryOrElse } from './stored-segments.ts';
import type { TrackingStorage } from './tracking-ports.ts';

/** A shared mailbox in storage: tabs deposit messages for the tab that owns the queue. */
export type Inbox = {
  /** Deposits a text; returns whether storage accepted it. */
  deposit(text: string, now: number): boolean;
  /** Removes and returns all texts in order. */
  takeAll(): string[];
};

export type InboxConfig = {
  readonly name: string;
  readonly storage: TrackingStorage;
  /** Unique per tab. */
  readonly tabId: string;
  /** Maximum texts per tab; later ones are refused. */
  readonly maxMessages: number;
};

const digits = 15;

/** A mailbox that every tab may write to. Only the queue's owner may read it, otherwise messages would be taken twice. */
export const createInbox = ({ name, storage, tabId, maxMessages }: InboxConfig): Inbox => {
  const prefix = `${name}:inbox:`;
  let depositCount = 0;
  return {
    deposit: (text, now) => {
      if (depositCount >= maxMessages) return false;
      depositCount += 1;
      const at = String(Math.trunc(now)).padStart(digits, '0');
      return tryOrElse(() => {
        storage.set(`${prefix}${at}:${String(depositCount).padStart(6, '0')}:${tabId}`, text);
        return true;
      }, false);
    },
    takeAll: () => {
      const keys = tryOrElse(() => storage.keys(), []).filter((key) => key.startsWith(prefix));
      return keys.toSorted().flatMap((key) =>
        tryOrElse(() => {
          const text = storage.get(key);
          storage.remove(key);
          return text === null ? [] : [text];
        }, []),
      );
    },
  };
};
