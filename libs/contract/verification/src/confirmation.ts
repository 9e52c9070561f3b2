import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { confirmVerificationPath, readConfirmationPath } from './paths.ts';

const LinkTokenSchema = Type.String({ pattern: '^[\\w-]{43}$' });

const ConfirmationSchema = Type.Object({
  method: Type.Union([Type.Literal('link'), Type.Literal('qr')]),
  purpose: Type.String(),
  /** The requesting device: `Chrome · Android`. */
  device: Type.String(),
  /** Epoch seconds. */
  requested_at: Type.Integer(),
});
export type Confirmation = Static<typeof ConfirmationSchema>;

/**
 * The request that a link or a QR code would confirm. Only its own member can use a QR code, on another device; others get 4
 * (not found).
 */
export const readConfirmation = defineCall({
  id: 'read-confirmation',
  method: 'POST',
  path: readConfirmationPath,
  summary: 'Get the action that a verification’s link or QR code confirms',
  auth: 'optional',
  body: strictObject({ token: LinkTokenSchema }),
  data: ConfirmationSchema,
});

/** Works once. A used or expired token fails with 81900203. @spec link-token-expired */
export const confirmVerification = defineCall({
  id: 'confirm-verification',
  method: 'POST',
  path: confirmVerificationPath,
  summary: 'Confirm or refuse, on this device, what another one asks for',
  auth: 'optional',
  body: strictObject({ token: LinkTokenSchema, agrees: Type.Boolean() }),
  data: Type.Object({}),
});
