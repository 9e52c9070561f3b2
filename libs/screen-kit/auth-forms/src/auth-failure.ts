import type { ApiError } from '@pasar/base-api';
import { describeError } from '@pasar/error-catalogue';
import type { UserAction } from '@pasar/error-catalogue';

/** Fields of the one-time-code forms. */
export type CodeField = 'recipient' | 'code' | 'number';

/** Why signing in or up failed: an error of a field, a wait, or a general error. */
export type AuthFailure =
  | { readonly kind: 'field'; readonly field: 'username'; readonly fault: string }
  | { readonly kind: 'input'; readonly field: CodeField; readonly message: string }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'wrong' | 'unknown' | 'other' }
  | { readonly kind: 'message'; readonly message: string; readonly userAction: UserAction };

const fieldErrors: Record<string, AuthFailure> = {
  DUPLICATE_USERNAME: { kind: 'field', field: 'username', fault: 'username-taken' },
  RESERVED_USERNAME: { kind: 'field', field: 'username', fault: 'username-reserved' },
};

/** The server's error codes that belong to a field. */
const inputErrors: Record<string, CodeField> = {
  PHONE_INVALID: 'recipient',
  PHONE_OTHER_COUNTRY: 'recipient',
  CODE_MISMATCH: 'code',
  CODE_EXPIRED: 'code',
  DOCUMENT_INVALID: 'number',
};

/** The server's own message, and what the visitor can do. */
export const toMessageFailure = ({ code }: ApiError, message: string): AuthFailure => ({
  kind: 'message',
  message,
  userAction: describeError(code).userAction,
});

/** Reads a failed call. After a server error or without a response, it is unknown whether the call succeeded. */
export function readAuthFailure(error: ApiError): AuthFailure {
  const { name } = describeError(error.code);
  const field = fieldErrors[name];
  if (field) return field;
  const input = inputErrors[name];
  if (input) return { kind: 'input', field: input, message: error.message };
  if (error.retryAfter) return { kind: 'wait', seconds: error.retryAfter };
  if (error.kind === 'unknown') return { kind: 'unknown' };
  return { kind: name === 'LOGIN_FAILED' ? 'wrong' : 'other' };
}
