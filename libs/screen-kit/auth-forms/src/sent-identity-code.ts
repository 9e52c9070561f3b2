/** A one-time code that was sent to the account's own phone number or address. */
export type SentIdentityCode = {
  /** Masked for display: `+65••••4567`. */
  readonly sentTo: string;
  /** Seconds until another code may be requested. */
  readonly seconds: number;
  readonly minutes: number;
};
