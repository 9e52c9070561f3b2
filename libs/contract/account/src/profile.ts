import { defineCall, strictObject } from '@pasar/http-contract';
import { pictureLimits } from '@pasar/account';
import { codeChannels } from '@pasar/markets';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  changeEmailPath,
  changePasswordPath,
  changeTaxIdPath,
  exportAccountPath,
  getProfilePath,
  saveMemberDocumentPath,
  sendPhoneCodePath,
  updatePhonePath,
  uploadPortraitPath,
} from './paths.ts';
import { SentCodeSchema } from './sent-code.ts';
import { SignedInSchema } from './signed-in.ts';

/** The profile as its owner sees it; phone, e-mail and numbers are masked. Times are epoch seconds; 0 means never. */
export const ProfileSchema = Type.Object({
  username: Type.String(),
  name: Type.String(),
  gender: Type.Union([Type.Literal(''), Type.Literal('female'), Type.Literal('male'), Type.Literal('other')]),
  bio: Type.String(),
  birth_timestamp: Type.Integer(),
  portrait: Type.String(),
  /** Sellers only. */
  shop_name: Type.Optional(Type.String()),
  phone: Type.String(),
  email: Type.String(),
  email_verified: Type.Boolean(),
  /** A new address whose confirmation link has not been opened yet. */
  pending_email: Type.Optional(Type.String()),
  has_password: Type.Boolean(),
  /** Whether this session has proved the member's identity in the last minutes. */
  is_identified: Type.Boolean(),
  /** Channels that can deliver a code to confirm the member's identity. */
  identity_channels: Type.Array(Type.Enum([...codeChannels])),
  tax_id: Type.String(),
  /** The market's identity document. */
  document: Type.Optional(Type.Object({ kind: Type.String(), number: Type.String(), name: Type.String() })),
  /** When the account will be deleted. */
  deletion_time: Type.Optional(Type.Integer()),
});
export type Profile = Static<typeof ProfileSchema>;

export const getProfile = defineCall({
  id: 'profile-get',
  method: 'GET',
  path: getProfilePath,
  summary: 'Get the member’s profile for the account pages',
  auth: 'session',
  data: ProfileSchema,
});

/**
 * Fails with 70000140 for a file that is not an image, and with 70000020 for one that is too large. The image is cropped to a
 * square and stripped of metadata.
 */
export const uploadPortrait = defineCall({
  id: 'portrait-upload',
  method: 'POST',
  path: uploadPortraitPath,
  summary: "Change the member's picture",
  auth: 'session',
  upload: { maxBytes: pictureLimits.maxBytes },
  data: Type.Object({ portrait: Type.String() }),
});

const PhoneSchema = Type.String({ minLength: 3, maxLength: 40 });

/** The response does not reveal whether another account has the number. */
export const sendPhoneCode = defineCall({
  id: 'phone-send-code',
  method: 'POST',
  path: sendPhoneCodePath,
  summary: 'Send a code to a new number of the member',
  auth: 'session',
  body: strictObject({
    phone: PhoneSchema,
    channel: Type.Union([Type.Literal('sms'), Type.Literal('whatsapp')]),
  }),
  data: SentCodeSchema,
});

const text = Type.Optional(Type.String({ maxLength: 200 }));

/** @spec phone-update A number of another account fails with 5 (exists), but only after the correct code. */
export const updatePhone = defineCall({
  id: 'phone-update',
  method: 'POST',
  path: updatePhonePath,
  summary: "Change the member's number with the code that was sent to it",
  auth: 'session',
  body: strictObject({
    phone: PhoneSchema,
    vcode: Type.String({ minLength: 1, maxLength: 32 }),
    client_type: text,
    system_version: text,
    longitude: text,
    latitude: text,
    otp_seed: text,
    decision_token: text,
    force_seed: text,
  }),
  data: Type.Object({}),
});

/** The old address stays until the link mailed to the new one is opened (ADR 0018). */
export const changeEmail = defineCall({
  id: 'email-change',
  method: 'POST',
  path: changeEmailPath,
  summary: 'Mail a link that confirms a new e-mail address',
  auth: 'session',
  body: strictObject({ email: Type.String({ minLength: 3, maxLength: 254 }) }),
  data: Type.Object({ pending_email: Type.String() }),
});

/** Ends every other session of the account. */
export const changePassword = defineCall({
  id: 'password-change',
  method: 'POST',
  path: changePasswordPath,
  summary: 'Set a new password, and sign out all other devices',
  auth: 'session',
  body: strictObject({ password: Type.String({ minLength: 1, maxLength: 256 }) }),
  data: SignedInSchema,
});

/** @spec change-tax-id tax-id-exists Wrong check digits fail with 70000035, another member's number with 25100201. */
export const changeTaxId = defineCall({
  id: 'change-tax-id',
  method: 'POST',
  path: changeTaxIdPath,
  summary: "Change the member's tax number in the market",
  auth: 'session',
  body: strictObject({ new_tax_id: Type.String({ minLength: 1, maxLength: 40 }) }),
  data: Type.Object({}),
});

export const saveMemberDocument = defineCall({
  id: 'document-save',
  method: 'POST',
  path: saveMemberDocumentPath,
  summary: "Store the member's identity document in the market",
  auth: 'session',
  body: strictObject({
    name: Type.String({ minLength: 2, maxLength: 120 }),
    number: Type.String({ minLength: 1, maxLength: 40 }),
  }),
  data: Type.Object({}),
});

/** Everything that the store has stored about the member. */
export const exportAccount = defineCall({
  id: 'account-export',
  method: 'GET',
  path: exportAccountPath,
  summary: 'Export the member’s personal data',
  auth: 'session',
  data: Type.Record(Type.String(), Type.Unknown()),
});
