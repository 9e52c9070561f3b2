import { defineCall, strictObject } from '@pasar/http-contract';
import { codeChannels } from '@pasar/markets';
import { codePurposes } from '@pasar/account';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { resetByCodePath, sendCodePath, signInByCodePath, signUpByCodePath } from './paths.ts';
import { SentCodeSchema } from './sent-code.ts';
import { SignedInSchema } from './signed-in.ts';

/** A mobile number of the market or an e-mail address, as it was typed. */
const RecipientSchema = Type.String({ minLength: 3, maxLength: 254 });
const CodeSchema = Type.String({ minLength: 1, maxLength: 32 });

const SendCodeSchema = strictObject({
  purpose: Type.Enum([...codePurposes]),
  channel: Type.Enum([...codeChannels]),
  recipient: RecipientSchema,
});
export type SendCodeRequest = Static<typeof SendCodeSchema>;

/**
 * Sends a code, whether or not there is an account: only who reads the code learns that. Answered 12301203 (one-time-code
 * limit) with `retry_after` when one was sent a moment ago, or too many.
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

/** A right code of somebody without an account is answered 70000034 (no account). */
export const signInByCode = defineCall({
  id: 'sign-in-by-code',
  method: 'POST',
  path: signInByCodePath,
  summary: 'Sign in with a one-time code',
  auth: 'none',
  body: CodeAnswerSchema,
  data: SignedInSchema,
});

/** A right code of somebody who has an account is answered 5 (exists). */
export const signUpByCode = defineCall({
  id: 'sign-up-by-code',
  method: 'POST',
  path: signUpByCodePath,
  summary: 'Sign up with a one-time code',
  auth: 'none',
  body: CodeAnswerSchema,
  data: Type.Object({
    ...SignedInSchema.properties,
    /** Whether the market asks for an identity document next. */
    needs_identity: Type.Boolean(),
  }),
});

const ResetByCodeSchema = strictObject({
  recipient: RecipientSchema,
  code: CodeSchema,
  password: Type.String({ minLength: 1, maxLength: 256 }),
});
export type ResetByCodeRequest = Static<typeof ResetByCodeSchema>;

/** Every session of the account ends and a new one begins. */
export const resetByCode = defineCall({
  id: 'reset-by-code',
  method: 'POST',
  path: resetByCodePath,
  summary: 'Set a new password with a one-time code',
  auth: 'none',
  body: ResetByCodeSchema,
  data: SignedInSchema,
});
