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

/** Web Authentication options and responses use the standard's own JSON; the server's library validates it. */
const WebAuthnJsonSchema = Type.Record(Type.String(), Type.Unknown());

const PasskeySchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The host that the passkey works on. */
  host: Type.String(),
  /** Epoch seconds; 0 means never. */
  ctime: Type.Integer(),
  used_time: Type.Integer(),
});
export type Passkey = Static<typeof PasskeySchema>;

export const listPasskeys = defineCall({
  id: 'list-passkeys',
  method: 'GET',
  path: listPasskeysPath,
  summary: "List the account's passkeys",
  auth: 'session',
  data: Type.Object({ passkeys: Type.Array(PasskeySchema) }),
});

/**
 * Fails with 70000141 without a recent proof of identity, and with 15 (limit) if the account has the maximum number of
 * passkeys.
 */
export const startAddPasskey = defineCall({
  id: 'start-add-passkey',
  method: 'POST',
  path: startAddPasskeyPath,
  summary: 'Get the options for creating a passkey',
  auth: 'session',
  data: Type.Object({ options: WebAuthnJsonSchema }),
});

const AddPasskeySchema = strictObject({
  response: WebAuthnJsonSchema,
  name: Type.String({ minLength: 1, maxLength: 60 }),
});
export type AddPasskeyRequest = Static<typeof AddPasskeySchema>;

/** Fails with 70000166 unless the response matches this browser's last challenge. */
export const addPasskey = defineCall({
  id: 'add-passkey',
  method: 'POST',
  path: addPasskeyPath,
  summary: 'Register a passkey',
  auth: 'session',
  body: AddPasskeySchema,
  data: PasskeySchema,
});

/** Fails with 4 (not found) for another account's passkey. */
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
  summary: 'Get the options for signing in with a passkey',
  auth: 'none',
  data: Type.Object({ options: WebAuthnJsonSchema }),
});

/** An unknown passkey and a wrong response both fail with 70000166. */
export const signInByPasskey = defineCall({
  id: 'sign-in-by-passkey',
  method: 'POST',
  path: signInByPasskeyPath,
  summary: 'Sign in with a passkey',
  auth: 'none',
  body: strictObject({ response: WebAuthnJsonSchema }),
  data: SignedInSchema,
});
