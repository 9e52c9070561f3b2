import { createHash, randomBytes } from 'node:crypto';
import type { CallCookies } from '@pasar/http-server';

/** Returns a random text of 256 bits for a session, a cookie or a link; the database stores only its hash. */
export const generateSecret = (): string => randomBytes(32).toString('base64url');

/** The hash under which a secret of a browser is stored. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** HttpOnly cookies that bind a pending sign-in to the browser that started it. */
export const secretCookies = {
  qr: 'qr_sign_in',
  oauth: 'oauth_attempt',
  identity: 'social_identity',
  passkey: 'passkey_challenge',
  step: 'sign_in_step',
} as const;

type SecretCookie = (typeof secretCookies)[keyof typeof secretCookies];

/** Sets a new secret in the browser and returns it. */
export function storeSecret(cookies: CallCookies, name: SecretCookie, lifetimeMs: number): string {
  const secret = generateSecret();
  cookies.keep(name, secret, Math.ceil(lifetimeMs / 1000));
  return secret;
}

/** Returns the hash of the browser's secret; undefined if it has none. */
export function readSecretHash(cookies: CallCookies, name: SecretCookie): string | undefined {
  const secret = cookies.read(name);
  return secret ? hashSecret(secret) : undefined;
}
