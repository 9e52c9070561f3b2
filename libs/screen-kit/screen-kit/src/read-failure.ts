import type { ApiError } from '@pasar/base-api';
import { describeError, reactToError } from '@pasar/error-catalogue';
import type { ErrorReaction } from '@pasar/error-catalogue';

/** A failed call: its id in the contract, its error, and the fallback message. */
export type CallFailure = {
  readonly call: string;
  readonly error: unknown;
  readonly fallbackMessage: string;
  /** Shown without a response; `fallbackMessage` by default. */
  readonly noResponseMessage?: string;
};

/** How and where an error shows. */
export type Failure = Pick<ErrorReaction, 'surface' | 'to' | 'carryNext'> & {
  readonly message: string;
  /** The id of the verification that the call requires. */
  readonly verification?: string;
  /** The page that resolves the error, to offer with the message. */
  readonly nextStep?: string;
};

/** How a failed call shows, according to the error catalogue. @spec account-call-other */
export function readFailure({ call, error, fallbackMessage, noResponseMessage }: CallFailure): Failure {
  const { kind, code, message, verification } = error as ApiError;
  const reaction = reactToError({ call, code, ...(kind === 'refused' && { message }) });
  const fallback = kind === 'unknown' ? (noResponseMessage ?? fallbackMessage) : fallbackMessage;
  // A redirect to a step that this build lacks shows the server's message instead.
  const serverMessage = reaction.surface === 'redirect' && kind === 'refused' ? message : reaction.message;
  const { nextStep } = describeError(code);
  return {
    ...reaction,
    ...(nextStep !== undefined && { nextStep }),
    message: serverMessage || fallback,
    ...(verification !== undefined && { verification }),
  };
}
