/** A part of the state that is persisted. */
export type PersistedSlice<State extends object> = {
  /** The slice's name: the storage key is `persist:` plus this. */
  readonly key: string;
  /** The storage key, if the specification gives another one. */
  readonly storedAs?: string;
  /** Version of the state's shape; increment it with every change. */
  readonly version: number;
  /** The state before loading. */
  readonly initial: State;
  /** Validates stored data; returns undefined if malformed. */
  readonly read: (stored: Readonly<Record<string, unknown>>) => State | undefined;
  /** By target version; each migrates from the version before. */
  readonly migrations?: Readonly<Record<number, (stored: Readonly<Record<string, unknown>>) => object>>;
};

/** Prefix of storage keys (doc1 §9). @spec persist-key-prefix */
export const persistKeyPrefix = 'persist:';

/** Storage key of a slice. @spec persist-boot */
export const persistKey = ({ key, storedAs }: Pick<PersistedSlice<object>, 'key' | 'storedAs'>): string =>
  storedAs ?? `${persistKeyPrefix}${key}`;
