import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  addPasskeyPath,
  listPasskeysPath,
  removePasskeyPath,
  signInByPasskeyPath,
  startAddPasskeyPath,
  startPasskeySignInPath,
} from './paths.ts';
import { SignedInSchema } from './signed-in.ts';

/** Options and answers of Web Authentication travel as its own JSON, whose form the library checks. */
const WebAuthnJsonSchema = Type.Record(Type.String(), Type.Unknown());

const PasskeySchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The host that it works for. */
  host: Type.String(),
  /** Epoch seconds; 0 when it was never used. */
  ctime: Type.Integer(),
  used_time: Type.Integer(),
});
export type Passkey = Static<typeof PasskeySchema>;

export const listPasskeys = defineCall({
  id: 'list-passkeys',
  method: 'GET',
  path: listPasskeysPath,
  summary: "The account's passkeys",
  auth: 'session',
  data: Type.Object({ passkeys: Type.Array(PasskeySchema) }),
});

/** Answered 70000141 without a fresh proof of identity, and 15 (limit) when the account has as many as it may. */
export const startAddPasskey = defineCall({
  id: 'start-add-passkey',
  method: 'POST',
  path: startAddPasskeyPath,
  summary: 'What a browser needs to make a passkey',
  auth: 'session',
  data: Type.Object({ options: WebAuthnJsonSchema }),
});

const AddPasskeySchema = strictObject({
  response: WebAuthnJsonSchema,
  name: Type.String({ minLength: 1, maxLength: 60 }),
});
export type AddPasskeyRequest = Static<typeof AddPasskeySchema>;

/** Answered 70000166 for anything but an answer to this browser's last challenge. */
export const addPasskey = defineCall({
  id: 'add-passkey',
  method: 'POST',
  path: addPasskeyPath,
  summary: 'Keep a new passkey',
  auth: 'session',
  body: AddPasskeySchema,
  data: PasskeySchema,
});

/** Answered 4 (not found) for one that is not the account's. */
export const removePasskey = defineCall({
  id: 'remove-passkey',
  method: 'POST',
  path: removePasskeyPath,
  summary: 'Remove a passkey',
  auth: 'session',
  body: strictObject({ id: Type.String({ minLength: 1, maxLength: 1400 }) }),
  data: Type.Object({}),
});

export const startPasskeySignIn = defineCall({
  id: 'start-passkey-sign-in',
  method: 'POST',
  path: startPasskeySignInPath,
  summary: 'What a browser needs to sign in with a passkey',
  auth: 'none',
  data: Type.Object({ options: WebAuthnJsonSchema }),
});

/** An unknown passkey and a wrong answer get one and the same answer, 70000166. */
export const signInByPasskey = defineCall({
  id: 'sign-in-by-passkey',
  method: 'POST',
  path: signInByPasskeyPath,
  summary: 'Sign in with a passkey',
  auth: 'none',
  body: strictObject({ response: WebAuthnJsonSchema }),
  data: SignedInSchema,
});
