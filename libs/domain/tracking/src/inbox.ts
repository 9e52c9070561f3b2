import { tryOrElse } from './stored-segments.ts';
import type { TrackingStorage } from './tracking-ports.ts';

/** Where tabs leave what the one that owns the queue is to take. */
export interface Inbox {
  /** Leaves a text; whether storage took it. */
  deposit(text: string, now: number): boolean;
  /** Takes out all that was left, in the order in which it came. */
  takeAll(): string[];
}

export interface InboxConfig {
  readonly name: string;
  readonly storage: TrackingStorage;
  /** Tells tabs apart. */
  readonly tabId: string;
  /** So many texts of one tab at most; later ones are refused. */
  readonly maxMessages: number;
}

const digits = 15;

/** A box in storage that every tab may put things into. Only who owns the queue takes them out, or two would take one. */
export const createInbox = ({ name, storage, tabId, maxMessages }: InboxConfig): Inbox => {
  const prefix = `${name}:inbox:`;
  let left = 0;
  return {
    deposit: (text, now) => {
      if (left >= maxMessages) return false;
      left += 1;
      const at = String(Math.trunc(now)).padStart(digits, '0');
      return tryOrElse(() => {
        storage.set(`${prefix}${at}:${String(left).padStart(6, '0')}:${tabId}`, text);
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
