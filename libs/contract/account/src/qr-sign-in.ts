import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { answerQrPath, openQrPath, pollQrPath, startQrPath } from './paths.ts';

const RoleSchema = Type.Union([Type.Literal('buyer'), Type.Literal('seller')]);
const TokenSchema = Type.String({ minLength: 1, maxLength: 128 });

/** Replaces the browser's last code. Fails with 15 (limit) and `retry_after` when called too often. */
export const startQr = defineCall({
  id: 'start-qr',
  method: 'POST',
  path: startQrPath,
  summary: 'Create a QR code that signs this browser in',
  auth: 'none',
  body: strictObject({ role: RoleSchema }),
  data: Type.Object({
    /** The content of the QR code: a URL of this store that a signed-in device opens. */
    url: Type.String(),
    /** Seconds until the code expires. */
    expires_in: Type.Integer(),
  }),
});

/** Once the code is confirmed, signs in the browser that shows it, and no other. */
export const pollQr = defineCall({
  id: 'poll-qr',
  method: 'POST',
  path: pollQrPath,
  summary: 'Poll whether the QR code was confirmed',
  auth: 'none',
  data: Type.Object({
    state: Type.Union([
      Type.Literal('pending'),
      Type.Literal('opened'),
      Type.Literal('refused'),
      Type.Literal('expired'),
      Type.Literal('signed-in'),
    ]),
  }),
});

/** Fails with 70000160 (expired) or 70000161 (already answered, or opened by another account). */
export const openQr = defineCall({
  id: 'open-qr',
  method: 'POST',
  path: openQrPath,
  summary: 'Get the device that a QR code would sign in',
  auth: 'session',
  body: strictObject({ token: TokenSchema }),
  data: Type.Object({
    role: RoleSchema,
    /** Empty if unknown. */
    browser: Type.String(),
    system: Type.String(),
    /** ISO 3166 code; empty if unknown. */
    country: Type.String(),
    /** Masked IP address: `203.0.113.•`. */
    network: Type.String(),
    /** Epoch seconds. */
    ctime: Type.Integer(),
  }),
});

const AnswerQrSchema = strictObject({ token: TokenSchema, confirm: Type.Boolean() });
export type AnswerQrRequest = Static<typeof AnswerQrSchema>;

/** Only the account that opened the code can answer it, once. Fails like `open-qr`. */
export const answerQr = defineCall({
  id: 'answer-qr',
  method: 'POST',
  path: answerQrPath,
  summary: 'Confirm or refuse the sign-in of a QR code',
  auth: 'session',
  body: AnswerQrSchema,
  data: Type.Object({}),
});
