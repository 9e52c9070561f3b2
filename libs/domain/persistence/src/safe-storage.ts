import type { StoragePort } from './persistence-ports.ts';

/** A failed storage operation. */
export type StorageFailure = {
  readonly operation: keyof StoragePort;
  readonly key: string;
  readonly reason: unknown;
};

const attempt = async <Value>(operation: () => Value | Promise<Value>, fail: (reason: unknown) => Value) => {
  try {
    return await operation();
  } catch (reason) {
    return fail(reason);
  }
};

/**
 * Wraps a storage so that it never fails: a failed write is kept in memory until the page ends, and the stored value is
 * removed, so that an older state never returns. Writes to a synchronous storage are synchronous.
 */
export const createSafeStorage = (
  storage: StoragePort,
  onFailure: (failure: StorageFailure) => void = () => undefined,
): StoragePort => {
  const memory = new Map<string, string | null>();
  const turns = new Map<string, number>();

  const failing =
    <Value>(operation: keyof StoragePort, key: string, then: Value, take: () => void = () => undefined) =>
    (reason: unknown): Value => {
      onFailure({ operation, key, reason });
      take();
      return then;
    };
  /** Of several operations on a key, only the last one may set the value in memory. */
  const latest = (key: string) => {
    const turn = (turns.get(key) ?? 0) + 1;
    turns.set(key, turn);
    return (operation: () => void) => turns.get(key) === turn && operation();
  };
  const forget = (key: string) => attempt(() => storage.remove(key), failing('remove', key, undefined));

  const put = (operation: 'write' | 'remove', key: string, text: string | null) => {
    const ifLatest = latest(key);
    memory.delete(key);
    const takeOver = () =>
      ifLatest(() => {
        memory.set(key, text);
        if (operation === 'write') void forget(key);
      });
    const fail = failing(operation, key, undefined, takeOver);
    return attempt(() => (text === null ? storage.remove(key) : storage.write(key, text)), fail);
  };

  return {
    read: (key) =>
      memory.has(key)
        ? (memory.get(key) ?? null)
        : attempt(() => storage.read(key), failing('read', key, null)),
    write: (key, text) => put('write', key, text),
    remove: (key) => put('remove', key, null),
  };
};
