/** One part of the running store. */
export type RunningService = {
  /** Settles when it has exited, with a short reason. */
  readonly ended: Promise<string>;
  /** Shuts it down; settles when it has exited. */
  readonly stop: () => Promise<void>;
};

export type Service = {
  readonly name: string;
  readonly start: () => Promise<RunningService>;
};
