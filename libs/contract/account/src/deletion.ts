import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import { cancelDeletionPath, requestDeletionPath } from './paths.ts';

/** `deletionReasons` of `@pasar/account`. */
const ReasonSchema = Type.Union([
  Type.Literal('not-needed'),
  Type.Literal('other-account'),
  Type.Literal('too-many-messages'),
  Type.Literal('privacy'),
  Type.Literal('bad-experience'),
  Type.Literal('other'),
]);

/** Refused with 70000142 while orders are open. */
export const requestDeletion = defineCall({
  id: 'account-delete-request',
  method: 'POST',
  path: requestDeletionPath,
  summary: 'Ask for the account to be deleted after the waiting period, and sign every device out',
  auth: 'session',
  body: strictObject({ reason: ReasonSchema }),
  data: Type.Object({
    /** Epoch seconds. */
    deletion_time: Type.Integer(),
  }),
});

export const cancelDeletion = defineCall({
  id: 'account-delete-cancel',
  method: 'POST',
  path: cancelDeletionPath,
  summary: 'Keep the account after all',
  auth: 'session',
  body: strictObject({}),
  data: Type.Object({}),
});
