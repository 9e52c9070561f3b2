import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { answerQrPath, openQrPath, pollQrPath, startQrPath } from './paths.ts';

const RoleSchema = Type.Union([Type.Literal('buyer'), Type.Literal('seller')]);
const TokenSchema = Type.String({ minLength: 1, maxLength: 128 });

/** A new code in place of the browser's last one. Answered 15 (limit) with `retry_after` when too many are asked for. */
export const startQr = defineCall({
  id: 'start-qr',
  method: 'POST',
  path: startQrPath,
  summary: 'Show a QR code that signs this browser in',
  auth: 'none',
  body: strictObject({ role: RoleSchema }),
  data: Type.Object({
    /** What the QR code says: an address of this store that a signed-in device opens. */
    url: Type.String(),
    /** Seconds for which the code works. */
    expires_in: Type.Integer(),
  }),
});

/** Signs the browser that shows the code in, once it is confirmed; nobody else's browser. */
export const pollQr = defineCall({
  id: 'poll-qr',
  method: 'POST',
  path: pollQrPath,
  summary: 'Whether the shown QR code was confirmed',
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

/** Answered 70000160 (expired) and 70000161 (answered, or opened by another account). */
export const openQr = defineCall({
  id: 'open-qr',
  method: 'POST',
  path: openQrPath,
  summary: 'What a QR code would sign in',
  auth: 'session',
  body: strictObject({ token: TokenSchema }),
  data: Type.Object({
    role: RoleSchema,
    /** Empty where it is not known. */
    browser: Type.String(),
    system: Type.String(),
    /** ISO 3166 code; empty where the store does not know it. */
    country: Type.String(),
    /** The network in part: `203.0.113.•`. */
    network: Type.String(),
    /** Epoch seconds. */
    ctime: Type.Integer(),
  }),
});

const AnswerQrSchema = strictObject({ token: TokenSchema, confirm: Type.Boolean() });
export type AnswerQrRequest = Static<typeof AnswerQrSchema>;

/** Only who opened the code answers it, once. Refused as `open-qr` is. */
export const answerQr = defineCall({
  id: 'answer-qr',
  method: 'POST',
  path: answerQrPath,
  summary: 'Confirm or refuse the sign-in of a QR code',
  auth: 'session',
  body: AnswerQrSchema,
  data: Type.Object({}),
});
