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
};

/** Hands messages to a carrier. Throws `MESSAGE_NOT_SENT` when the carrier does not take one. */
export type MessageDelivery = { send(message: Message, now: number): Promise<void> };
