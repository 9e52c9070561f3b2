import { createHmac } from 'node:crypto';
import { constantTimeEquals } from '@pasar/http-server';

export type Subscriber = { readonly userid: number; readonly email: string };

const sign = ({ userid, email }: Subscriber, secret: string): string =>
  createHmac('sha256', secret).update(`subscription\n${userid}\n${email.toLowerCase()}`).digest('base64url');

/**
 * Signs a mail's unsubscribe token for an account and the address that received it. It stays valid until the account's
 * address changes, so that old mails can be unsubscribed from years later.
 */
export const writeSubscriptionToken = (subscriber: Subscriber, secret: string): string =>
  `${subscriber.userid}.${sign(subscriber, secret)}`;

/** Parses the user id that a token claims; undefined if malformed. Verify the signature afterwards. */
export function readTokenOwner(token: string): number | undefined {
  const userid = Number(/^(\d{1,16})\.[\w-]{43}$/.exec(token)?.[1]);
  return Number.isSafeInteger(userid) ? userid : undefined;
}

/** Whether the token was signed for this account and this address. */
export function isSubscriptionToken(token: string, subscriber: Subscriber, secret: string): boolean {
  return constantTimeEquals(token, writeSubscriptionToken(subscriber, secret));
}
