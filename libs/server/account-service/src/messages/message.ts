import type { CodeChannel, LanguageTag, Market } from '@pasar/markets';

/** A message to one person; never logged. */
export type Message = {
  readonly channel: CodeChannel;
  /** An E.164 number, or an address for e-mail. */
  readonly recipient: string;
  /** The subject of an e-mail; empty otherwise. */
  readonly subject: string;
  readonly body: string;
  readonly market: Market['code'];
  readonly language: LanguageTag;
  /** Additional headers of an e-mail, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The recipient and topic, checked against the member's notification settings. If absent, the message is always sent. */
  readonly notification?: { readonly userid: number; readonly topic: string; readonly origin: string };
};

/** Passes messages to a carrier. Throws `MESSAGE_NOT_SENT` if the carrier rejects one. */
export type MessageDelivery = { send(message: Message, now: number): Promise<void> };
