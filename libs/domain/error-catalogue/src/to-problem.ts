import { describeError } from './describe-error.ts';

/** A failure as it travels: the specification's two fields and RFC 9457's beside them. */
export interface Problem {
  readonly error: number;
  readonly error_msg: string;
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  /** Seconds. */
  readonly retry_after?: number;
}

export interface ProblemOptions {
  /** What went wrong this time, in English, for developers. */
  readonly detail?: string;
  /** What the shopper is told, in their language (`errorText`); in English and as the detail says where none is given. */
  readonly message?: string;
  /** Seconds; the row's own cooldown where none is given. */
  readonly retryAfter?: number;
}

/** The body of a failed answer. The `detail` alone may be given as a text. */
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
