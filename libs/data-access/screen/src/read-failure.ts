import type { ApiError } from '@pasar/base-api';
import { reactToError } from '@pasar/error-catalogue';
import type { ErrorReaction } from '@pasar/error-catalogue';

/** A failed call: its id in the contract, what it failed with, and the words for a server that said nothing. */
export type FailedCall = {
  readonly call: string;
  readonly error: unknown;
  readonly otherwise: string;
  /** Where no answer came; as `otherwise` unless told. */
  readonly noAnswer?: string;
};

/** Where a failure shows, and with which words. */
export type Failure = Pick<ErrorReaction, 'surface' | 'to' | 'carryNext'> & { readonly message: string };

/** What a failed call shows: the catalogue of errors decides. @spec account-call-other */
export function readFailure({ call, error, otherwise, noAnswer }: FailedCall): Failure {
  const { kind, code, message } = error as ApiError;
  const reaction = reactToError({ call, code, ...(kind === 'refused' && { message }) });
  const own = kind === 'unknown' ? (noAnswer ?? otherwise) : otherwise;
  // Where a step is asked for that can not be taken here, the server's words are all there is to say.
  const said = reaction.surface === 'redirect' && kind === 'refused' ? message : reaction.message;
  return { ...reaction, message: said || own };
}
