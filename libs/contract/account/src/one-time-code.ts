import { defineCall, strictObject } from '@pasar/http-contract';
import { codeChannels } from '@pasar/markets';
import { codePurposes } from '@pasar/account';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { resetByCodePath, sendCodePath, signInByCodePath, signUpByCodePath } from './paths.ts';
import { SentCodeSchema } from './sent-code.ts';
import { SignedInSchema } from './signed-in.ts';

/** A mobile number of the market or an e-mail address, as typed. */
const RecipientSchema = Type.String({ minLength: 3, maxLength: 254 });
const CodeSchema = Type.String({ minLength: 1, maxLength: 32 });

const SendCodeSchema = strictObject({
  purpose: Type.Enum([...codePurposes]),
  channel: Type.Enum([...codeChannels]),
  recipient: RecipientSchema,
});
export type SendCodeRequest = Static<typeof SendCodeSchema>;

/**
 * Sends a code, whether or not there is an account: only the recipient of the code finds out. Fails with 12301203
 * (one-time-code limit) and `retry_after` if one was sent a moment ago, or too many.
 */
export const sendCode = defineCall({
  id: 'send-code',
  method: 'POST',
  path: sendCodePath,
  summary: 'Send a one-time code by SMS, messaging app or e-mail',
  auth: 'none',
  body: SendCodeSchema,
  data: SentCodeSchema,
});

const CodeAnswerSchema = strictObject({ recipient: RecipientSchema, code: CodeSchema });
export type CodeAnswerRequest = Static<typeof CodeAnswerSchema>;

/** A correct code for a recipient without an account fails with 70000034 (no account). */
export const signInByCode = defineCall({
  id: 'sign-in-by-code',
  method: 'POST',
  path: signInByCodePath,
  summary: 'Sign in with a one-time code',
  auth: 'none',
  body: CodeAnswerSchema,
  data: SignedInSchema,
});

/** A correct code for a recipient with an account fails with 5 (exists). */
export const signUpByCode = defineCall({
  id: 'sign-up-by-code',
  method: 'POST',
  path: signUpByCodePath,
  summary: 'Sign up with a one-time code',
  auth: 'none',
  body: CodeAnswerSchema,
  data: Type.Object({
    ...SignedInSchema.properties,
    /** Whether the market requires an identity document next. */
    needs_identity: Type.Boolean(),
  }),
});

const ResetByCodeSchema = strictObject({
  recipient: RecipientSchema,
  code: CodeSchema,
  password: Type.String({ minLength: 1, maxLength: 256 }),
});
export type ResetByCodeRequest = Static<typeof ResetByCodeSchema>;

/** Ends every session of the account and starts a new one. */
export const resetByCode = defineCall({
  id: 'reset-by-code',
  method: 'POST',
  path: resetByCodePath,
  summary: 'Set a new password with a one-time code',
  auth: 'none',
  body: ResetByCodeSchema,
  data: SignedInSchema,
});
