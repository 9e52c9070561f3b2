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
  /** What went wrong this time, in English, for developers; also the `error_msg`. */
  readonly detail?: string;
  /** Seconds; the row's own cooldown where none is given. */
  readonly retryAfter?: number;
}

/**
 * The body of a failed answer. `detail` alone may be given as a text. The `error_msg` is the detail or the meaning:
 * shoppers read the translation of `error_<code>`, whatever it says.
 */
export const toProblem = (code: number, given: string | ProblemOptions = {}): Problem => {
  const { detail, retryAfter } = typeof given === 'string' ? { detail: given } : given;
  const { id, meaning, status, cooldownSeconds } = describeError(code);
  const wait = retryAfter ?? cooldownSeconds;
  return {
    error: code,
    error_msg: detail ?? meaning,
    type: `urn:pasar:error:${id}`,
    title: meaning,
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(wait === undefined ? {} : { retry_after: wait }),
  };
};
