import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import { answerIdentityStepPath, sendIdentityStepPath } from './paths.ts';
import { SignedInSchema } from './signed-in.ts';

/** Fails with 70000165 (expired) if no sign-in is pending, and with 12301203 (one-time-code limit) like `send-code`. */
export const sendIdentityStep = defineCall({
  id: 'send-identity-step',
  method: 'POST',
  path: sendIdentityStepPath,
  summary: 'Send the code that completes a sign-in',
  auth: 'none',
  data: Type.Object({
    sent_to: Type.String(),
    /** Seconds until another code can be requested. */
    resend_after: Type.Integer(),
    expires_in: Type.Integer(),
  }),
});

/** A wrong code fails as in `sign-in-by-code`. */
export const answerIdentityStep = defineCall({
  id: 'answer-identity-step',
  method: 'POST',
  path: answerIdentityStepPath,
  summary: 'Complete a sign-in with the code',
  auth: 'none',
  body: strictObject({ code: Type.String({ minLength: 1, maxLength: 32 }) }),
  data: SignedInSchema,
});
