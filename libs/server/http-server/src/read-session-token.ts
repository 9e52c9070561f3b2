import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { isTrustworthy, sessionCookieName } from './session-cookie.ts';

/** The session's token among a request's cookies, for routes that are no calls. */
export const readSessionToken = (request: FastifyRequest): string | undefined =>
  request.cookies[sessionCookieName(isTrustworthy(request))];
