/** A code that is on its way. */
export type SentStep = {
  /** As it may be shown: `+65••••4567`. */
  readonly sentTo: string;
  /** Until another one may be asked for. */
  readonly seconds: number;
  readonly minutes: number;
};
