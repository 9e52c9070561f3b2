import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  answerVerificationPath,
  beginVerificationPath,
  readVerificationPath,
  sendVerificationPath,
} from './paths.ts';
import { MethodSchema, VerificationSchema } from './verification-view.ts';

const VerificationIdSchema = Type.String({ pattern: '^[\\w-]{22}$' });

/** Starts a verification that no call required. Fails with 19 (not logged in) for visitors if it confirms an identity. */
export const beginVerification = defineCall({
  id: 'begin-verification',
  method: 'POST',
  path: beginVerificationPath,
  summary: 'Start the verification that an error code requires',
  auth: 'optional',
  body: strictObject({ code: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  data: VerificationSchema,
});

/** Fails with 4 (not found) for another browser's verification. */
export const readVerification = defineCall({
  id: 'read-verification',
  method: 'POST',
  path: readVerificationPath,
  summary: 'Get the methods and the state of a verification',
  auth: 'optional',
  body: strictObject({ id: VerificationIdSchema }),
  data: VerificationSchema,
});

const SendVerificationSchema = strictObject({
  id: VerificationIdSchema,
  method: Type.Union([Type.Literal('otp'), Type.Literal('email'), Type.Literal('link'), Type.Literal('qr')]),
  channel: Type.Optional(Type.Union([Type.Literal('sms'), Type.Literal('whatsapp')])),
});
export type SendVerificationRequest = Static<typeof SendVerificationSchema>;

/**
 * Sends a code or a link, or returns a QR code. Fails with 12301203, 81900201, 81900202 or 158100201 and `retry_after` when
 * called too often.
 *
 * @spec otp-limit verify-link-cooldown-10m verify-link-cooldown-24h qr-verification-rate-limit
 */
export const sendVerification = defineCall({
  id: 'send-verification',
  method: 'POST',
  path: sendVerificationPath,
  summary: 'Send the code or link of a verification',
  auth: 'optional',
  body: SendVerificationSchema,
  data: Type.Object({
    /** The masked recipient; empty for a QR code. */
    sent_to: Type.String(),
    /** Seconds until another can be requested. */
    resend_after: Type.Integer(),
    /** Seconds until it expires. */
    expires_in: Type.Integer(),
    /** The URL in the QR code. */
    address: Type.Optional(Type.String()),
  }),
});

const AnswerVerificationSchema = strictObject({
  id: VerificationIdSchema,
  method: MethodSchema,
  /** A code, a password, a PIN, or the solved challenge as JSON. */
  answer: Type.String({ minLength: 1, maxLength: 4000 }),
});
export type AnswerVerificationRequest = Static<typeof AnswerVerificationSchema>;

/**
 * Fails with 10026 (captcha), 10051 (wrong answer), 23500153 or 23500156 (code); after too many attempts with 10052 and
 * `retry_after`.
 *
 * @spec captcha-verification-failed wrong-answer tries-exceeded code-mismatch code-expired otp-token-expired
 */
export const answerVerification = defineCall({
  id: 'answer-verification',
  method: 'POST',
  path: answerVerificationPath,
  summary: 'Answer a verification',
  auth: 'optional',
  body: AnswerVerificationSchema,
  data: VerificationSchema,
});
