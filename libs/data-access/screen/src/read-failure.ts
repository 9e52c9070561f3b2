import type { ApiError } from '@pasar/base-api';
import { reactToError } from '@pasar/error-catalogue';
import type { ErrorReaction } from '@pasar/error-catalogue';

/** A failed call: its id in the contract, what it failed with, and the words for a server that serverMessage nothing. */
export type FailedCall = {
  readonly call: string;
  readonly error: unknown;
  readonly fallbackMessage: string;
  /** Where no answer came; as `otherwise` unless told. */
  readonly noResponseMessage?: string;
};

/** Where a failure shows, and with which words. */
export type Failure = Pick<ErrorReaction, 'surface' | 'to' | 'carryNext'> & { readonly message: string };

/** What a failed call shows: the catalogue of errors decides. @spec account-call-other */
export function readFailure({ call, error, fallbackMessage, noResponseMessage }: FailedCall): Failure {
  const { kind, code, message } = error as ApiError;
  const reaction = reactToError({ call, code, ...(kind === 'refused' && { message }) });
  const fallback = kind === 'unknown' ? (noResponseMessage ?? fallbackMessage) : fallbackMessage;
  // Where a step is asked for that can not be taken here, the server's words are all there is to say.
  const serverMessage = reaction.surface === 'redirect' && kind === 'refused' ? message : reaction.message;
  return { ...reaction, message: serverMessage || fallback };
}
