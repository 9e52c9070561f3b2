import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { isTrustworthy, sessionCookieName } from './session-cookie.ts';

/** Reads the session token from a request's cookies, for routes outside the contract. */
export const readSessionToken = (request: FastifyRequest): string | undefined =>
  request.cookies[sessionCookieName(isTrustworthy(request))];
