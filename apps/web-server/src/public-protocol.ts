import { isTrustworthy } from '@pasar/http-server';
import type { FastifyRequest } from 'fastify';
import type { WebServerSettings } from './read-settings.ts';

const isLoopback = (host: string): boolean => isTrustworthy({ protocol: 'http', host });

/**
 * Returns the protocol by which browsers reach the store. `PUBLIC_PROTOCOL` overrides whatever a proxy forwards; without it a live
 * store uses https, except on loopback names. `Secure` cookies, HSTS and absolute addresses depend on it.
 */
export function publicProtocol(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { publicProtocol: configured, environment }: Pick<WebServerSettings, 'publicProtocol' | 'environment'>,
): 'http' | 'https' {
  if (configured !== undefined) return configured;
  if (environment === 'live' && !isLoopback(host)) return 'https';
  return protocol === 'https' ? 'https' : 'http';
}
