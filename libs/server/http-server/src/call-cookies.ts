import { deviceCookieName, readDevice } from '@pasar/feature-toggles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  guestCartCookieName,
  isTrustworthy,
  knownDeviceCookieName,
  loginMarkName,
  sessionCookieName,
} from './session-cookie.ts';

/** Cookies that a handler can read and set. */
export type CallCookies = {
  /** The session token of the request, if any. */
  readonly sessionToken: string | undefined;
  /** The value set by `rememberDevice`, if any. */
  readonly knownDevice: string | undefined;
  /** Sets the known-device cookie for a year (HttpOnly). */
  rememberDevice(value: string): void;
  /** The token of the visitor's cart, if any. */
  readonly guestCart: string | undefined;
  /** Sets the cookie of the visitor's cart (HttpOnly); `maxAge` in seconds. */
  keepGuestCart(token: string, maxAge: number): void;
  forgetGuestCart(): void;
  /** The id in the device cookie, if any. */
  readonly device: string | undefined;
  /** The value of a request cookie, if any. */
  read(name: string): string | undefined;
  /** Sets an HttpOnly cookie; `maxAge` in seconds. */
  keep(name: string, value: string, maxAge: number): void;
  /** Clears a cookie that is not HttpOnly. */
  forget(name: string): void;
  /** Sets the session cookie and, readable by scripts, the login mark. */
  startSession(session: { token: string; mark: string; expiresAt: number }): void;
  /** Clears the session cookie and the login mark. */
  endSession(): void;
};

const aYear = 31_536_000;

/** Gives a handler the cookies of its request and response. */
export function callCookies(request: FastifyRequest, reply: FastifyReply): CallCookies {
  const secure = isTrustworthy(request);
  const name = sessionCookieName(secure);
  const knownDevice = knownDeviceCookieName(secure);
  const guestCart = guestCartCookieName(secure);
  const shared = { path: '/', secure, sameSite: 'lax' as const };
  return {
    sessionToken: request.cookies[name],
    knownDevice: request.cookies[knownDevice],
    rememberDevice: (value) =>
      void reply.setCookie(knownDevice, value, { ...shared, httpOnly: true, maxAge: aYear }),
    guestCart: request.cookies[guestCart],
    keepGuestCart: (token, maxAge) =>
      void reply.setCookie(guestCart, token, { ...shared, httpOnly: true, maxAge }),
    forgetGuestCart: () => void reply.clearCookie(guestCart, { ...shared, httpOnly: true }),
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
