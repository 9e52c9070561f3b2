import { defineCall, strictObject } from '@pasar/http-contract';
import { deletionReasons } from '@pasar/account';
import { Type } from 'typebox';
import { cancelDeletionPath, requestDeletionPath } from './paths.ts';

const ReasonSchema = Type.Enum([...deletionReasons]);

/** Fails with 70000142 while orders are open. */
export const requestDeletion = defineCall({
  id: 'account-delete-request',
  method: 'POST',
  path: requestDeletionPath,
  summary: 'Request the deletion of the account after the waiting period, and sign out all devices',
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
  summary: 'Cancel the deletion of the account',
  auth: 'session',
  body: strictObject({}),
  data: Type.Object({}),
});
