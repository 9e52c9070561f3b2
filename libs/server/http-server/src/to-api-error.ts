import { IdWorkerUnavailableError, isDatabaseUnavailable, readErrorCode } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from './api-error.ts';

/** API errors by Fastify error code. */
const frameworkErrors: Readonly<Record<string, (error: Error) => ApiError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ApiError(errorCodes.BODY_TOO_LARGE),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new ApiError(errorCodes.PARAM, 'The body does not match Content-Length.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new ApiError(errorCodes.MEDIA_TYPE_UNSUPPORTED, 'The content type must be application/json.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new ApiError(errorCodes.PARAM, 'The body is not JSON.'),
  FST_ERR_BAD_URL: () => new ApiError(errorCodes.PARAM, 'The URL has an invalid percent-escape.'),
  FST_UNDER_PRESSURE: () => new ApiError(errorCodes.SERVICE_UNAVAILABLE),
};

/** Converts a known error to an ApiError; undefined for an unexpected error. */
export function toApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error)) return undefined;
  if (isDatabaseUnavailable(error) || error instanceof IdWorkerUnavailableError)
    return new ApiError(errorCodes.SERVICE_UNAVAILABLE);
  return frameworkErrors[readErrorCode(error)]?.(error);
}
