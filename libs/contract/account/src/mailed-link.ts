import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { confirmEmailPath, resetByLinkPath, sendResetLinkPath } from './paths.ts';
import { SignedInSchema } from './signed-in.ts';

const TokenSchema = Type.String({ minLength: 1, maxLength: 128 });

/**
 * Mails a link if the account exists; the response is the same if it does not. Fails with 81900201 or 81900202 when called too
 * often.
 */
export const sendResetLink = defineCall({
  id: 'send-reset-link',
  method: 'POST',
  path: sendResetLinkPath,
  summary: 'Mail a link that sets a new password',
  auth: 'none',
  body: strictObject({ email: Type.String({ minLength: 3, maxLength: 254 }) }),
  data: Type.Object({}),
});

const ResetByLinkSchema = strictObject({
  token: TokenSchema,
  password: Type.String({ minLength: 1, maxLength: 256 }),
});
export type ResetByLinkRequest = Static<typeof ResetByLinkSchema>;

/** An expired, used or tampered link fails with 81900203 (link token expired). */
export const resetByLink = defineCall({
  id: 'reset-by-link',
  method: 'POST',
  path: resetByLinkPath,
  summary: 'Set a new password with a mailed link',
  auth: 'none',
  body: ResetByLinkSchema,
  data: SignedInSchema,
});

/** Fails with 99 (e-mail exists) if another account has confirmed the address in the meantime. */
export const confirmEmail = defineCall({
  id: 'confirm-email',
  method: 'POST',
  path: confirmEmailPath,
  summary: 'Confirm an e-mail address with a mailed link',
  auth: 'none',
  body: strictObject({ token: TokenSchema }),
  data: Type.Object({ email: Type.String() }),
});
