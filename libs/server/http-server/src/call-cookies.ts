import { deviceCookieName, readDevice } from '@pasar/feature-toggles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTrustworthy, knownDeviceCookieName, loginMarkName, sessionCookieName } from './session-cookie.ts';

/** What a handler may do with cookies: the session's, and others of the server's own. */
export type CallCookies = {
  /** The session's token as it came, if one came. */
  readonly sessionToken: string | undefined;
  /** What was left by `rememberDevice`, if it came. */
  readonly knownDevice: string | undefined;
  /** Leaves, for a year, that somebody signed in on this browser; scripts do not see it. */
  rememberDevice(value: string): void;
  /** The device's own name, where it has been given one. */
  readonly device: string | undefined;
  /** A cookie as it came, if it came. */
  read(name: string): string | undefined;
  /** Leaves a cookie that scripts do not see, for so many seconds. */
  keep(name: string, value: string, maxAge: number): void;
  /** Takes away a cookie that scripts see as well. */
  forget(name: string): void;
  /** Signs the browser in; `mark` is what scripts may read. */
  startSession(session: { token: string; mark: string; expiresAt: number }): void;
  /** Signs the browser out. */
  endSession(): void;
};

const aYear = 31_536_000;

/** The cookies of one request and its answer. */
export function callCookies(request: FastifyRequest, reply: FastifyReply): CallCookies {
  const secure = isTrustworthy(request);
  const name = sessionCookieName(secure);
  const knownDevice = knownDeviceCookieName(secure);
  const shared = { path: '/', secure, sameSite: 'lax' as const };
  return {
    sessionToken: request.cookies[name],
    knownDevice: request.cookies[knownDevice],
    rememberDevice: (value) =>
      void reply.setCookie(knownDevice, value, { ...shared, httpOnly: true, maxAge: aYear }),
    device: readDevice(request.cookies[deviceCookieName]),
    read: (cookie) => request.cookies[cookie],
    keep: (cookie, value, maxAge) =>
      void reply.setCookie(cookie, value, { ...shared, httpOnly: true, maxAge }),
    forget: (cookie) => void reply.clearCookie(cookie, shared),
    startSession: ({ token, mark, expiresAt }) => {
      const expires = new Date(expiresAt);
      void reply.setCookie(name, token, { ...shared, httpOnly: true, expires });
      void reply.setCookie(loginMarkName, mark, { ...shared, expires });
    },
    endSession: () => {
      void reply.clearCookie(name, { ...shared, httpOnly: true });
      void reply.setCookie(loginMarkName, '-', shared);
    },
  };
}
