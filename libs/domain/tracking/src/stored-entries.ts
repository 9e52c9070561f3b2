import type { TrackingStorage } from './tracking-ports.ts';

/** What a full or forbidden storage throws loses no more than what it was to keep. */
export const attempt = <Result>(work: () => Result, otherwise: Result): Result => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

export interface StoredEntry {
  readonly key: string;
  readonly id: string;
  readonly text: string;
}

const positionDigits = 12;
// Added to a position, it makes all of them equally long.
const firstPosition = 10 ** (positionDigits - 1);

/** Entries of one queue in storage: a key each, so that writing one costs the same however many wait. */
export const createStoredEntries = (storage: TrackingStorage, name: string) => {
  const prefix = `${name}:entry:`;
  const positionOf = (key: string): number =>
    Number(key.slice(prefix.length, prefix.length + positionDigits));
  const keys = attempt(() => storage.keys(), [])
    .filter((key) => key.startsWith(prefix))
    .toSorted();
  let position = Math.max(firstPosition, ...keys.slice(-1).map(positionOf)) || firstPosition;

  return {
    /** Where the next entry goes: keys sort as the entries came. */
    nextKey: (id: string): string => {
      position += 1;
      return `${prefix}${position}:${id}`;
    },
    save: (key: string, text: string): boolean =>
      attempt(() => {
        storage.set(key, text);
        return true;
      }, false),
    remove: (key: string): void => attempt(() => storage.remove(key), undefined),
    /** What an earlier page left behind, in the order in which it came. */
    readAll: (): StoredEntry[] =>
      keys.map((key) => ({
        key,
        id: key.slice(prefix.length + positionDigits + 1),
        text: attempt(() => storage.get(key), null) ?? '',
      })),
  };
};
