import { createHash, randomBytes } from 'node:crypto';
import type { CallCookies } from '@pasar/http-server';

/** A random text that a browser keeps in a cookie or an address; tables keep its hash. */
export const generateSecret = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Cookies that bind a sign-in under way to the browser in which it began; scripts do not see them. */
export const secretCookies = {
  qr: 'qr_sign_in',
  oauth: 'oauth_attempt',
  identity: 'social_identity',
  passkey: 'passkey_challenge',
  step: 'sign_in_step',
} as const;

type SecretCookie = (typeof secretCookies)[keyof typeof secretCookies];

/** Gives the browser a new secret. */
export function keepSecret(cookies: CallCookies, name: SecretCookie, lifetimeMs: number): string {
  const secret = generateSecret();
  cookies.keep(name, secret, Math.ceil(lifetimeMs / 1000));
  return secret;
}

/** The hash of the browser's secret; undefined when it has none. */
export function readSecretHash(cookies: CallCookies, name: SecretCookie): string | undefined {
  const secret = cookies.read(name);
  return secret ? hashSecret(secret) : undefined;
}
