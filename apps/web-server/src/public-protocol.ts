import { isTrustworthy } from '@pasar/http-server';
import type { FastifyRequest } from 'fastify';
import type { Settings } from './read-settings.ts';

const isLoopback = (host: string): boolean => isTrustworthy({ protocol: 'http', host });

/**
 * The protocol by which browsers reach the store. What `PUBLIC_PROTOCOL` says holds whatever a proxy forwards; without it the live
 * store is reached by https, but for a machine's own loopback names. `Secure` cookies, HSTS and every address follow from it.
 */
export function publicProtocol(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { publicProtocol: configured, environment }: Pick<Settings, 'publicProtocol' | 'environment'>,
): 'http' | 'https' {
  if (configured !== undefined) return configured;
  if (environment === 'live' && !isLoopback(host)) return 'https';
  return protocol === 'https' ? 'https' : 'http';
}
