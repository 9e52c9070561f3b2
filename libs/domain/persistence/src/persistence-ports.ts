type Answer<Value> = Value | Promise<Value>;

/** Key-value text storage. Each method may throw or reject: the storage may be full, denied or gone. */
export type StoragePort = {
  /** `null` for a missing key. */
  readonly read: (key: string) => Answer<string | null>;
  readonly write: (key: string, text: string) => Answer<void>;
  readonly remove: (key: string) => Answer<void>;
};

export type TimerPort = {
  /** Runs a task after a delay; returns a function that cancels it. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
};
