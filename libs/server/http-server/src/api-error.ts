import { describeError } from '@pasar/error-catalogue';

export type ApiErrorOptions = {
  /** What went wrong, in English, for developers. Sent to the client, so no personal data and no secrets. */
  readonly detail?: string;
  /** HTTP status if it differs from the code's default. */
  readonly status?: number;
  /** Seconds until a retry may succeed. */
  readonly retryAfter?: number;
  /** The verification that must be passed first. */
  readonly verification?: string;
  /** The parameters with which the visitor began what failed, as a query string, for a page that lets them start again. */
  readonly carried?: string;
};

/** Thrown by a handler; sent as a problem document with this code of `@pasar/error-catalogue`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly status: number;
  readonly detail: string | undefined;
  readonly retryAfter: number | undefined;
  readonly verification: string | undefined;
  readonly carried: string | undefined;

  /** `new ApiError(errorCodes.OUT_OF_STOCK, 'Only 2 left.')` */
  constructor(code: number, options: string | ApiErrorOptions = {}) {
    const { detail, status, retryAfter, verification, carried } =
      typeof options === 'string' ? { detail: options } : options;
    const row = describeError(code);
    super(detail ?? row.meaning);
    this.code = code;
    this.status = status ?? row.status;
    this.detail = detail;
    this.retryAfter = retryAfter;
    this.verification = verification;
    this.carried = carried;
  }
}
