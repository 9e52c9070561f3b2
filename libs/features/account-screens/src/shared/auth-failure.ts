import type { ApiError } from '@pasar/base-api';
import { describeError } from '@pasar/error-catalogue';

/** Why signing in or up failed: at a field, for a while, or on the whole, in the form's own words or in those of the store. */
export type AuthFailure =
  | { readonly kind: 'field'; readonly field: 'username'; readonly fault: string }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'wrong' | 'unknown' | 'other' }
  | { readonly kind: 'said'; readonly message: string };

const fieldFaults: Record<string, AuthFailure> = {
  DUPLICATE_USERNAME: { kind: 'field', field: 'username', fault: 'username-taken' },
  RESERVED_USERNAME: { kind: 'field', field: 'username', fault: 'username-reserved' },
};

/** Reads a failed call. A crash of the server leaves it unknown whether it worked. */
export function authFailure(error: ApiError): AuthFailure {
  const { name } = describeError(error.code);
  const field = fieldFaults[name];
  if (field) return field;
  if (error.retryAfter) return { kind: 'wait', seconds: error.retryAfter };
  if (error.kind === 'unknown') return { kind: 'unknown' };
  return { kind: name === 'LOGIN_FAILED' ? 'wrong' : 'other' };
}
