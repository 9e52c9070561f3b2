import type { ApiError } from '@pasar/base-api';

const tooManyRequests = 429;

/** The translation key of the error message for an unsent message. */
export function describeFailure(error: ApiError | undefined): 'not_sent' | 'too_many' | 'refused' {
  if (error?.status === tooManyRequests) return 'too_many';
  return error?.kind === 'refused' ? 'refused' : 'not_sent';
}
