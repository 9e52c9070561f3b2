import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from './api-error.ts';

/** What the framework refuses by itself, and how we name it. */
const frameworkRefusals: Readonly<Record<string, (error: Error) => ApiError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ApiError(errorCodes.BODY_TOO_LARGE),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new ApiError(errorCodes.PARAM, 'The body is not as long as Content-Length says.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new ApiError(errorCodes.MEDIA_TYPE_UNSUPPORTED, 'Send application/json.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new ApiError(errorCodes.PARAM, 'The body is not JSON.'),
  FST_ERR_BAD_URL: () => new ApiError(errorCodes.PARAM, 'The address has a broken percent-escape.'),
  FST_UNDER_PRESSURE: () => new ApiError(errorCodes.SERVICE_UNAVAILABLE),
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** The database is starting, stopping, full, or not there (classes 08, 53 and 57 of PostgreSQL's error codes). */
const databaseAway = /^(?:08\w{3}|53[23]00|57P0\d|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** What the driver says, without a code, of a connection that it lost or did not get. */
const connectionLost = /^Connection terminated|^timeout exceeded when trying to connect/;

const isDatabaseAway = (error: Error): boolean =>
  databaseAway.test(codeOf(error)) || connectionLost.test(error.message);

/** The refusal behind an error, or undefined for an error that nobody foresaw. */
export function toApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error)) return undefined;
  if (isDatabaseAway(error)) return new ApiError(errorCodes.SERVICE_UNAVAILABLE);
  return frameworkRefusals[codeOf(error)]?.(error);
}
