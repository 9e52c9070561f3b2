import { errorCodes } from '@pasar/error-catalogue';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** Throws if a query's percent-escapes are not UTF-8: the framework would pass them on undecoded. */
export function checkQueryEncoding({ url }: Pick<FastifyRequest, 'url'>): void {
  const begin = url.indexOf('?');
  if (begin < 0) return;
  try {
    decodeURIComponent(url.slice(begin));
  } catch {
    throw new ApiError(errorCodes.PARAM, 'The query has a percent-escape that is not UTF-8.');
  }
}
