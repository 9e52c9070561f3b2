/** One part of the running store. */
export type RunningService = {
  /** Settles when it has ended, with the reason in a few words. */
  readonly ended: Promise<string>;
  /** Ends it in order; settles when it has ended. */
  readonly stop: () => Promise<void>;
};

export type Service = {
  readonly name: string;
  readonly start: () => Promise<RunningService>;
};
