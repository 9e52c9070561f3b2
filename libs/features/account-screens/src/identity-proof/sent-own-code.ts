/** A code that is on its way to the account's own number or address. */
export type SentOwnCode = {
  /** As it may be shown: `+65••••4567`. */
  readonly sentTo: string;
  /** Until another one may be asked for. */
  readonly seconds: number;
  readonly minutes: number;
};
