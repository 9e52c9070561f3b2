import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { signInPath, signOutPath, signUpPath } from './paths.ts';
import { SignedInSchema } from './signed-in.ts';

const SignInSchema = strictObject({
  /** A username, a confirmed e-mail address or a phone number. */
  login: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 256 }),
});
export type SignInRequest = Static<typeof SignInSchema>;

/** Starts a new session. A wrong name and a wrong password give the same response, in the same time. */
export const signIn = defineCall({
  id: 'sign-in',
  method: 'POST',
  path: signInPath,
  summary: 'Sign in with a password',
  auth: 'none',
  body: SignInSchema,
  data: SignedInSchema,
});

const SignUpSchema = strictObject({
  username: Type.String({ minLength: 2, maxLength: 30, pattern: '^[A-Za-z0-9_.]+$' }),
  email: Type.String({ minLength: 3, maxLength: 254 }),
  password: Type.String({ minLength: 8, maxLength: 256 }),
});
export type SignUpRequest = Static<typeof SignUpSchema>;

/**
 * Creates an account and signs it in. A taken username fails with 5200104 (duplicate username); the e-mail address stays
 * unconfirmed.
 */
export const signUp = defineCall({
  id: 'sign-up',
  method: 'POST',
  path: signUpPath,
  summary: 'Sign up with a password',
  auth: 'none',
  body: SignUpSchema,
  data: SignedInSchema,
});

/** Ends the session; succeeds if there is none. */
export const signOut = defineCall({
  id: 'sign-out',
  method: 'POST',
  path: signOutPath,
  summary: 'Sign out',
  auth: 'none',
  data: Type.Object({}),
});
