import type { FastifyRequest } from 'fastify';

const loopbackHost = /^(?:(?:[^:]+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

/**
 * Whether a browser keeps a `Secure` cookie for this address: over https, and on the machine's own loopback names.
 */
export const isTrustworthy = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): boolean =>
  protocol === 'https' || loopbackHost.test(host);

/** The session cookie's name: `__Host-` ties it to one host, which browsers allow for secure cookies only. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-session' : 'session');

/** Names a browser on which somebody signed in before; it opens nothing. */
export const knownDeviceCookieName = (secure: boolean): string =>
  secure ? '__Host-known_device' : 'known_device';

/**
 * The mark by which scripts know that somebody is signed in: any value but empty and `-` (doc1 §4). It opens nothing.
 *
 * @spec login-cookie
 */
export const loginMarkName = 'SPC_EC';
