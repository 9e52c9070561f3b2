import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import { setAccountFlagPath, setAccountTimePath } from './paths.ts';

/** @spec set-account-flag Sets the objection to the processing of personal data. */
export const setAccountFlag = defineCall({
  id: 'set-account-flag',
  method: 'POST',
  path: setAccountFlagPath,
  summary: 'Object to the processing of personal data, or allow it again',
  auth: 'session',
  body: strictObject({ disallow_data_processing: Type.Boolean() }),
  data: Type.Object({}),
});

/** @spec set-account-time Records when the privacy policy or the cookie banner was accepted. */
export const setAccountTime = defineCall({
  id: 'set-account-time',
  method: 'POST',
  path: setAccountTimePath,
  summary: 'Record when the privacy policy or the cookie banner was accepted',
  auth: 'session',
  body: Type.Object(
    {
      tos_accepted_time: Type.Optional(Type.Literal(true)),
      cookies_accepted_time: Type.Optional(Type.Literal(true)),
    },
    { minProperties: 1, additionalProperties: false },
  ),
  data: Type.Object({}),
});
