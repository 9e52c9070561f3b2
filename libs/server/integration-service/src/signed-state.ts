import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Who went to which partner, and until when they may come back. */
export type IntegrationState = {
  readonly userid: number;
  readonly partner: string;
  readonly market: string;
  /** The path to which the partner sends them back. */
  readonly back: string;
  readonly nonce: string;
  readonly expiresAt: number;
};

export const stateLifetimeMs = 10 * 60_000;

const sign = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`state\n${payload}`).digest('base64url');

/** A state that a partner hands back: it says for whom it is, and nobody else can write one. */
export function writeState(
  state: Omit<IntegrationState, 'nonce' | 'expiresAt'>,
  now: number,
  secret: string,
): { readonly text: string; readonly nonce: string } {
  const nonce = randomBytes(16).toString('base64url');
  const whole: IntegrationState = { ...state, nonce, expiresAt: now + stateLifetimeMs };
  const payload = Buffer.from(JSON.stringify(whole)).toString('base64url');
  return { text: `${payload}.${sign(payload, secret)}`, nonce };
}

/** The state of a text; undefined for one that was not written here, or is over. */
export function readState(text: string, now: number, secret: string): IntegrationState | undefined {
  const [payload = '', signature = ''] = text.split('.');
  const expected = Buffer.from(sign(payload, secret));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const state = JSON.parse(Buffer.from(payload, 'base64url').toString()) as IntegrationState;
  return state.expiresAt > now ? state : undefined;
}

/** The PKCE verifier of a state: it is not kept, but made again from the secret. */
export const codeVerifier = (nonce: string, secret: string): string =>
  createHmac('sha256', secret).update(`verifier\n${nonce}`).digest('base64url');

export const codeChallenge = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');
