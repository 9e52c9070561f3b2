import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import { updateProfilePath } from './paths.ts';

/** @spec profile-update Only what changes is sent (amb-profile-update-partial). A minor's consent is answered 70000008. */
export const updateProfile = defineCall({
  id: 'profile-update',
  method: 'POST',
  path: updateProfilePath,
  summary: 'Keeps that the user says to be of age',
  auth: 'session',
  body: strictObject({
    /** Epoch seconds, by the shopper's clock; the server keeps its own. */
    adult_consent: Type.Integer({ minimum: 1, maximum: 99_999_999_999 }),
  }),
  data: Type.Object({}),
});
