import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';

/** The error for a question, or what belongs to it, that does not exist or is another member's. */
export const questionNotFound = (what: 'item' | 'question' | 'answer') =>
  new ApiError(errorCodes.NOT_FOUND, `There is no such ${what}.`);
