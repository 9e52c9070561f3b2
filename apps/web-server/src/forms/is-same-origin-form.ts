import type { FastifyRequest } from 'fastify';

const parseHost = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Whether a form was sent by a page of this origin. Every browser says so of a form, in `Sec-Fetch-Site` or in `Origin`:
 * one that says neither is refused, so that nobody is signed in as somebody else from another site.
 */
export function isSameOriginForm({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin !== undefined && parseHost(headers.origin) === host;
}
