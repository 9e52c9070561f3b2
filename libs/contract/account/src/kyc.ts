import { kycRefusalReasons, pictureLimits } from '@pasar/account';
import { defineCall, strictObject } from '@pasar/http-contract';
import { kycSides } from '@pasar/markets';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getKycPath, readKycPicturePath, submitKycPath, uploadKycPicturePath } from './paths.ts';

const SideSchema = Type.Enum([...kycSides]);

/** Identity verification in the market. In markets without it, these calls fail with 4 (not found). */
const KycSchema = Type.Object({
  status: Type.Union([
    Type.Literal('none'),
    Type.Literal('in-review'),
    Type.Literal('approved'),
    Type.Literal('refused'),
  ]),
  name: Type.String(),
  /** Masked. */
  number: Type.String(),
  /** Present if and only if it is refused. */
  refusal_reason: Type.Optional(Type.Enum([...kycRefusalReasons])),
  /** The sides that have been uploaded and are still stored; an approval deletes them. */
  pictures: Type.Array(SideSchema),
});
export type Kyc = Static<typeof KycSchema>;

export const getKyc = defineCall({
  id: 'kyc-get',
  method: 'GET',
  path: getKycPath,
  summary: "Get the member's identity verification in the market",
  auth: 'session',
  data: KycSchema,
});

export const uploadKycPicture = defineCall({
  id: 'kyc-upload-picture',
  method: 'POST',
  path: uploadKycPicturePath,
  summary: 'Upload a picture of a side of the document; replaces the previous one',
  auth: 'session',
  query: strictObject({ side: SideSchema }),
  upload: { maxBytes: pictureLimits.maxBytes },
  data: KycSchema,
});

/** Never cached: only the owner may see a document. */
export const readKycPicture = defineCall({
  id: 'kyc-read-picture',
  method: 'GET',
  path: readKycPicturePath,
  summary: "Get the member's picture of a document",
  auth: 'session',
  query: strictObject({ side: SideSchema }),
  data: Type.Object({
    /** WebP, base64-encoded. */
    content: Type.String(),
  }),
});

/** Fails with 25100203 after too many submissions in a day. */
export const submitKyc = defineCall({
  id: 'kyc-submit',
  method: 'POST',
  path: submitKycPath,
  summary: 'Submit the identity verification for review',
  auth: 'session',
  body: strictObject({
    name: Type.String({ minLength: 2, maxLength: 120 }),
    number: Type.String({ minLength: 1, maxLength: 40 }),
  }),
  data: KycSchema,
});
