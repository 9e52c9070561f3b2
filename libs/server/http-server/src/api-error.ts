import { describeError } from '@pasar/error-catalogue';

export type ApiErrorOptions = {
  /** What went wrong this time, in English, for developers. It travels: no personal data, nothing secret. */
  readonly detail?: string;
  /** HTTP status where it differs from the code's own. */
  readonly status?: number;
  /** Seconds until the same call may succeed. */
  readonly retryAfter?: number;
};

/** A refusal: thrown by a handler, answered as a problem with this code of `@pasar/error-catalogue`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly status: number;
  readonly detail: string | undefined;
  readonly retryAfter: number | undefined;

  /** `new ApiError(errorCodes.OUT_OF_STOCK, 'Two are left.')` */
  constructor(code: number, options: string | ApiErrorOptions = {}) {
    const { detail, status, retryAfter } = typeof options === 'string' ? { detail: options } : options;
    const row = describeError(code);
    super(detail ?? row.meaning);
    this.code = code;
    this.status = status ?? row.status;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }
}
