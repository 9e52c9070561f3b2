import type { CodeChannel } from '@pasar/markets';

/** A code that is on its way. */
export type SentCode = {
  readonly channel: CodeChannel;
  /** As it was typed. */
  readonly recipient: string;
  /** As it may be shown: `+65••••4567`. */
  readonly sentTo: string;
  /** Until another one may be asked for. */
  readonly seconds: number;
  readonly minutes: number;
};
