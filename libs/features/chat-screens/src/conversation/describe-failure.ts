import type { ApiError } from '@pasar/base-api';

const tooManyRequests = 429;

/** The key of what is said of a message that was not sent. */
export function describeFailure(error: ApiError | undefined): 'not_sent' | 'too_many' | 'refused' {
  if (error?.status === tooManyRequests) return 'too_many';
  return error?.kind === 'refused' ? 'refused' : 'not_sent';
}
