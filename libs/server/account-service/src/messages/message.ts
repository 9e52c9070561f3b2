import type { CodeChannel, LanguageTag, Market } from '@pasar/markets';

/** What is sent to one person; never logged. */
export type Message = {
  readonly channel: CodeChannel;
  /** An E.164 number, or an address for e-mail. */
  readonly recipient: string;
  /** Of an e-mail; empty otherwise. */
  readonly subject: string;
  readonly body: string;
  readonly market: Market['code'];
  readonly language: LanguageTag;
  /** Headers of an e-mail besides the usual ones, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What it is about, and whom it is for, where the member may have said not to be written to. Absent: it is always sent. */
  readonly notification?: { readonly userid: number; readonly topic: string; readonly origin: string };
};

/** Hands messages to a carrier. Throws `MESSAGE_NOT_SENT` when the carrier does not take one. */
export type MessageDelivery = { send(message: Message, now: number): Promise<void> };
