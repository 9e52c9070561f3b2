import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  acceptAllCookiesPath,
  getCookiePreferencesPath,
  rejectAllCookiesPath,
  setCookiePreferencesPath,
} from './paths.ts';

const Version = Type.Literal(1);
const Category = Type.Union([
  Type.Literal(1),
  Type.Literal(2),
  Type.Literal(3),
  Type.Literal(4),
  Type.Literal(5),
]);
const Status = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]);

/** @spec cookie-preference doc1 §3. `update_time` is epoch seconds; 0 for a visitor, whose choice is stored without a time. */
export const CookiePreferenceSchema = Type.Object({
  category: Category,
  status: Status,
  update_time: Type.Integer({ minimum: 0 }),
});

/** @spec cookie-preferences-response */
export const CookiePreferencesSchema = Type.Object({
  need_consent: Type.Boolean(),
  preferences: Type.Array(CookiePreferenceSchema),
  allowed_fe_set_cookies: Type.Array(Type.String()),
});
export type CookiePreferences = Static<typeof CookiePreferencesSchema>;

/** @spec cookie-get-preferences */
export const getCookiePreferences = defineCall({
  id: 'cookie-get-preferences',
  method: 'GET',
  path: getCookiePreferencesPath,
  summary: 'Get the cookie consent of the account or visitor',
  auth: 'optional',
  query: strictObject({ version: Version }),
  data: CookiePreferencesSchema,
});

/** @spec cookie-accept-all */
export const acceptAllCookies = defineCall({
  id: 'cookie-accept-all',
  method: 'POST',
  path: acceptAllCookiesPath,
  summary: 'Accept all cookie categories',
  auth: 'optional',
  body: strictObject({ version: Version }),
  data: CookiePreferencesSchema,
});

/** @spec cookie-reject-all */
export const rejectAllCookies = defineCall({
  id: 'cookie-reject-all',
  method: 'POST',
  path: rejectAllCookiesPath,
  summary: 'Reject all cookie categories',
  auth: 'optional',
  body: strictObject({ version: Version }),
  data: CookiePreferencesSchema,
});

/** @spec cookie-set-preferences Omitted categories stay unchanged. */
export const setCookiePreferences = defineCall({
  id: 'cookie-set-preferences',
  method: 'POST',
  path: setCookiePreferencesPath,
  summary: 'Accept or reject individual cookie categories',
  auth: 'optional',
  body: strictObject({
    version: Version,
    preferences: Type.Array(
      strictObject({
        category: Category,
        status: Status,
        update_time: Type.Optional(Type.Integer({ minimum: 0 })),
      }),
      { minItems: 1, maxItems: 5 },
    ),
  }),
  data: CookiePreferencesSchema,
});
