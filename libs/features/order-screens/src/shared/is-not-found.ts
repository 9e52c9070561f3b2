import type { ApiError } from '@pasar/base-api';

const notFound = 4;

/** Whether a call failed because there is no such thing, or it is somebody else's: the server tells no difference. */
export function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && (error as Partial<ApiError>).code === notFound;
}
