import { createHmac } from 'node:crypto';
import { minuteMs } from '@pasar/durations';
import { constantTimeEquals } from './constant-time-equals.ts';

/** Rejects older signatures, so that a recorded webhook cannot be replayed later. */
const toleranceMs = 5 * minuteMs;

const digest = (secret: string, at: number, body: string): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

/** Signs a webhook's body: `t=1790000000000,v1=…`. */
export const signBody = (secret: string, body: string, at: number): string =>
  `t=${at},v1=${digest(secret, at, body)}`;

/** Whether a signature matches the body and the secret, and is not too old. */
export function isSignedBody(
  secret: string,
  { body, signature, now }: { readonly body: string; readonly signature: string; readonly now: number },
): boolean {
  const [, at = '', given = ''] = /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (given === '' || Math.abs(now - Number(at)) > toleranceMs) return false;
  return constantTimeEquals(given, digest(secret, Number(at), body));
}
