import type { ApiError } from './envelope-query.ts';

/** errors.json: `NOT_FOUND`. */
const notFoundCode = 4;

/** Whether the API answered that the resource does not exist, as opposed to failing or not answering. */
export function isNotFound(error: unknown): boolean {
  const { code, status } = (error ?? {}) as Partial<ApiError>;
  return code === notFoundCode || status === 404;
}
