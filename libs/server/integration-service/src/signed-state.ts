import { createHash, createHmac, randomBytes } from 'node:crypto';
import { minuteMs } from '@pasar/durations';
import { constantTimeEquals } from '@pasar/http-server';

/** The member, the partner, and the expiry of a redirect. */
export type IntegrationState = {
  readonly userid: number;
  readonly partner: string;
  readonly market: string;
  /** The path to which the partner redirects back. */
  readonly back: string;
  readonly nonce: string;
  readonly expiresAt: number;
};

export const stateLifetimeMs = 10 * minuteMs;

const sign = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`state\n${payload}`).digest('base64url');

/** Signs a state for a partner to return; it identifies the member and cannot be forged. */
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

/** Verifies a state; undefined if its signature is invalid or it is expired. */
export function readState(text: string, now: number, secret: string): IntegrationState | undefined {
  const [payload = '', signature = ''] = text.split('.');
  if (!constantTimeEquals(signature, sign(payload, secret))) return undefined;
  const state = JSON.parse(Buffer.from(payload, 'base64url').toString()) as IntegrationState;
  return state.expiresAt > now ? state : undefined;
}

/** Derives the PKCE verifier of a state from the secret, so that it need not be stored. */
export const codeVerifier = (nonce: string, secret: string): string =>
  createHmac('sha256', secret).update(`verifier\n${nonce}`).digest('base64url');

/** The PKCE challenge (S256) of a code verifier. */
export const codeChallenge = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');
