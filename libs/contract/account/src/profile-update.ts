import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import { updateProfilePath } from './paths.ts';

const GenderSchema = Type.Union([
  Type.Literal(''),
  Type.Literal('female'),
  Type.Literal('male'),
  Type.Literal('other'),
]);

const changes = {
  /** Epoch seconds, from the shopper's clock; the server stores its own time. */
  adult_consent: Type.Integer({ minimum: 1, maximum: 99_999_999_999 }),
  username: Type.String({ minLength: 2, maxLength: 30, pattern: '^[A-Za-z0-9_.]+$' }),
  name: Type.String({ maxLength: 160 }),
  gender: GenderSchema,
  bio: Type.String({ maxLength: 600 }),
  /** Epoch seconds, midnight UTC of the birth date. */
  birth_timestamp: Type.Integer({ minimum: -99_999_999_999, maximum: 99_999_999_999 }),
};

/**
 * @spec profile-update Sends changed fields only (amb-profile-update-partial). A minor's consent fails with 70000008; a birth
 * date can be set once (70000143).
 */
export const updateProfile = defineCall({
  id: 'profile-update',
  method: 'POST',
  path: updateProfilePath,
  summary: "Update the member's profile, or record that the member declares to be of age",
  auth: 'session',
  body: Type.Partial(strictObject(changes), { minProperties: 1, additionalProperties: false }),
  data: Type.Object({}),
});
