import { pictureLimits } from '@pasar/account';
import { defineCall, strictObject } from '@pasar/http-contract';
import { kycSides } from '@pasar/markets';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getKycPath, readKycPicturePath, submitKycPath, uploadKycPicturePath } from './paths.ts';

const SideSchema = Type.Enum([...kycSides]);

/** An identification in the market. Markets without one answer 4 (not found) to its calls. */
const KycSchema = Type.Object({
  status: Type.Union([
    Type.Literal('none'),
    Type.Literal('in-review'),
    Type.Literal('approved'),
    Type.Literal('refused'),
  ]),
  name: Type.String(),
  /** In part. */
  number: Type.String(),
  /** The pictures that are there. */
  pictures: Type.Array(SideSchema),
});
export type Kyc = Static<typeof KycSchema>;

export const getKyc = defineCall({
  id: 'kyc-get',
  method: 'GET',
  path: getKycPath,
  summary: "The member's identification in the market",
  auth: 'session',
  data: KycSchema,
});

export const uploadKycPicture = defineCall({
  id: 'kyc-upload-picture',
  method: 'POST',
  path: uploadKycPicturePath,
  summary: 'Add a picture of the document, in place of the last one of that side',
  auth: 'session',
  query: strictObject({ side: SideSchema }),
  upload: { maxBytes: pictureLimits.maxBytes },
  data: KycSchema,
});

/** Never kept by a cache: a document is for its owner alone. */
export const readKycPicture = defineCall({
  id: 'kyc-read-picture',
  method: 'GET',
  path: readKycPicturePath,
  summary: "The member's own picture of a document",
  auth: 'session',
  query: strictObject({ side: SideSchema }),
  data: Type.Object({
    /** WebP in base64. */
    content: Type.String(),
  }),
});

/** Answered 25100203 after too many submissions in a day. */
export const submitKyc = defineCall({
  id: 'kyc-submit',
  method: 'POST',
  path: submitKycPath,
  summary: 'Hand the identification in for review',
  auth: 'session',
  body: strictObject({
    name: Type.String({ minLength: 2, maxLength: 120 }),
    number: Type.String({ minLength: 1, maxLength: 40 }),
  }),
  data: KycSchema,
});
