import type { FastifyRequest } from 'fastify';

const parseHost = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Whether a form was sent by a page of this origin, by `Sec-Fetch-Site` or `Origin`, one of which every browser sends with a
 * form. A request without either is rejected, so that another site cannot sign visitors in to a foreign account.
 */
export function isSameOriginForm({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin !== undefined && parseHost(headers.origin) === host;
}
