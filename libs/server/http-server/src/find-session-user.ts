import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionUser } from './ports.ts';
import { getServerState } from './server-state.ts';
import { isTrustworthy, sessionCookieName } from './session-cookie.ts';

/**
 * Returns the user of a request outside the contract, such as a binary upload; undefined for an anonymous visitor and for a
 * host without a market.
 */
export async function findSessionUser(
  app: FastifyInstance,
  request: Pick<FastifyRequest, 'protocol' | 'host' | 'headers'>,
): Promise<SessionUser | undefined> {
  const { markets, sessions, now } = getServerState(app).ports;
  const market = markets.marketByHost(request.host);
  const token = (request as FastifyRequest).cookies[sessionCookieName(isTrustworthy(request))];
  const userAgent = request.headers['user-agent'] ?? '';
  return market && token ? sessions.find(token, { now: now(), market, userAgent }) : undefined;
}
