import { errorCodes } from '@pasar/error-catalogue';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

function hostOfOrigin(origin: string): string {
  try {
    return new URL(origin).host;
  } catch {
    return '';
  }
}

/**
 * CSRF protection: throws for a cross-site request, by `Sec-Fetch-Site` or, for older browsers, `Origin`. A request with
 * neither header does not come from a browser, so it has no cookies of a victim.
 */
export function checkOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): void {
  const site = headers['sec-fetch-site'];
  const allowed =
    site === undefined
      ? headers.origin === undefined || hostOfOrigin(headers.origin) === host
      : site === 'same-origin' || site === 'none';
  if (!allowed) throw new ApiError(errorCodes.CROSS_SITE_REQUEST);
}
