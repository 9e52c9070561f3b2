/** A part of the state that is kept between two visits. */
export interface PersistedSlice<State extends object> {
  /** Its name: it is kept under `persist:` and this. */
  readonly key: string;
  /** The storage's key where the specification gives another one. */
  readonly storedAs?: string;
  /** Of the state's shape: a whole number that grows with every change of it. */
  readonly version: number;
  /** What holds while nothing is known. */
  readonly initial: State;
  /** The state when what is stored is one, else nothing. */
  readonly read: (stored: Readonly<Record<string, unknown>>) => State | undefined;
  /** By the version that each leads to, from the one before it. */
  readonly migrations?: Readonly<Record<number, (stored: Readonly<Record<string, unknown>>) => object>>;
}

/** What stands before the name of everything that is kept (doc1 §9). @spec persist-key-prefix */
export const persistKeyPrefix = 'persist:';

/** Where a slice is kept. @spec persist-boot */
export const persistKey = ({ key, storedAs }: Pick<PersistedSlice<object>, 'key' | 'storedAs'>): string =>
  storedAs ?? `${persistKeyPrefix}${key}`;
