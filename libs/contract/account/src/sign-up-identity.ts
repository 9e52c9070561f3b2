import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { saveIdentityPath } from './paths.ts';

const SaveIdentitySchema = strictObject({
  name: Type.String({ minLength: 2, maxLength: 120 }),
  number: Type.String({ minLength: 1, maxLength: 40 }),
});
export type SaveIdentityRequest = Static<typeof SaveIdentitySchema>;

/** Takes the market's identity document. A wrong check digit fails with 70000035 (document invalid). */
export const saveIdentity = defineCall({
  id: 'save-identity',
  method: 'POST',
  path: saveIdentityPath,
  summary: "Store a new member's identity document",
  auth: 'session',
  body: SaveIdentitySchema,
  data: Type.Object({}),
});
