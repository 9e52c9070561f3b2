import { describeError } from './describe-error.ts';

/** The body of a failed response: the specification's two fields plus those of RFC 9457. */
export type Problem = {
  readonly error: number;
  readonly error_msg: string;
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  /** Seconds. */
  readonly retry_after?: number;
};

export type ProblemOptions = {
  /** Details of this occurrence, in English, for developers. */
  readonly detail?: string;
  /** The shopper's message in their language (`errorText`); defaults to the detail, in English. */
  readonly message?: string;
  /** Seconds; defaults to the row's cooldown. */
  readonly retryAfter?: number;
};

/** Builds the body of a failed response; a string is used as the `detail`. */
export const toProblem = (code: number, given: string | ProblemOptions = {}): Problem => {
  const { detail, message, retryAfter } = typeof given === 'string' ? { detail: given } : given;
  const { id, meaning, status, cooldownSeconds } = describeError(code);
  const wait = retryAfter ?? cooldownSeconds;
  return {
    error: code,
    error_msg: message ?? detail ?? meaning,
    type: `urn:pasar:error:${id}`,
    title: meaning,
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(wait === undefined ? {} : { retry_after: wait }),
  };
};
