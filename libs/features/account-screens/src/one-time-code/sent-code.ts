import type { CodeChannel } from '@pasar/markets';

/** A one-time code that was sent. */
export type SentCode = {
  readonly channel: CodeChannel;
  /** As the user typed it. */
  readonly recipient: string;
  /** Masked for display: `+65••••4567`. */
  readonly sentTo: string;
  /** Seconds until another code may be requested. */
  readonly seconds: number;
  readonly minutes: number;
};
