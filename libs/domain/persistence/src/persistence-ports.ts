type Answer<Value> = Value | Promise<Value>;

/** Where text is kept under keys. Each of these may throw or reject: storage is full, denied, gone. */
export interface StoragePort {
  /** `null` where nothing is kept. */
  readonly read: (key: string) => Answer<string | null>;
  readonly write: (key: string, text: string) => Answer<void>;
  readonly remove: (key: string) => Answer<void>;
}

export interface TimerPort {
  /** Does something after so many milliseconds; gives the way to call it off. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
}
