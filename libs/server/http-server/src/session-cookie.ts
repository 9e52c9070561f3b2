import type { FastifyRequest } from 'fastify';

const loopbackHost = /^(?:(?:[^:]+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

/** Whether a browser stores a `Secure` cookie for this address: over https, and on loopback names. */
export const isTrustworthy = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): boolean =>
  protocol === 'https' || loopbackHost.test(host);

/** Returns the session cookie's name; the `__Host-` prefix requires a secure cookie. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-session' : 'session');

/** Returns the name of the cookie that identifies a browser which has signed in before; grants no access. */
export const knownDeviceCookieName = (secure: boolean): string =>
  secure ? '__Host-known_device' : 'known_device';

/** Returns the name of the cookie that holds the token of a visitor's cart. */
export const guestCartCookieName = (secure: boolean): string => (secure ? '__Host-guest_cart' : 'guest_cart');

/**
 * Cookie that tells scripts whether a user is signed in: any value except empty and `-` (doc1 §4). Grants no access.
 *
 * @spec login-cookie
 */
export const loginMarkName = 'SPC_EC';
