import { defineCall, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  bindSocialPath,
  finishSocialPath,
  listIdentityProvidersPath,
  listLinkedIdentitiesPath,
  readPendingIdentityPath,
  signUpBySocialPath,
  startSocialPath,
  unlinkIdentityPath,
} from './paths.ts';
import { SignedInSchema } from './signed-in.ts';

const ProviderSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: Type.Union([Type.Literal('social'), Type.Literal('wallet')]),
});
export type IdentityProviderInfo = Static<typeof ProviderSchema>;

/** Empty if none is configured. */
export const listIdentityProviders = defineCall({
  id: 'list-identity-providers',
  method: 'GET',
  path: listIdentityProvidersPath,
  summary: "List the market's identity providers",
  auth: 'none',
  data: Type.Object({ providers: Type.Array(ProviderSchema) }),
});

const StartSocialSchema = strictObject({
  provider: Type.String({ minLength: 1, maxLength: 40 }),
  /** The query string carried between sign-in pages, returned after the redirect. */
  carried: Type.String({ maxLength: 2048 }),
  /** Whether the signed-in member proves their identity by signing in again at a provider linked to their account. */
  proof: Type.Optional(Type.Boolean()),
});
export type StartSocialRequest = Static<typeof StartSocialSchema>;

/**
 * Fails with 4 (not found) for a provider that the market lacks, or for a proof with one that is not linked, and with 70000163 if the
 * provider does not respond.
 */
export const startSocial = defineCall({
  id: 'start-social',
  method: 'POST',
  path: startSocialPath,
  summary: 'Get an identity provider’s sign-in URL',
  auth: 'optional',
  body: StartSocialSchema,
  data: Type.Object({ url: Type.String() }),
});

/**
 * Takes the provider's response. `signed-in`: a session was started, or the identity belongs to the same account. `bind`: the
 * identity has no account yet. `proved`: the session's user has proved their identity for a few minutes. Fails with 70000162 for a response that does not match the request, and with 70000164 if the
 * identity belongs to another account.
 */
export const finishSocial = defineCall({
  id: 'finish-social',
  method: 'POST',
  path: finishSocialPath,
  summary: 'Sign in with an identity provider’s response',
  auth: 'optional',
  body: strictObject({ answer: Type.String({ maxLength: 4096 }) }),
  data: Type.Object({
    outcome: Type.Union([Type.Literal('signed-in'), Type.Literal('bind'), Type.Literal('proved')]),
    carried: Type.String(),
  }),
});

/** The identity waiting to be bound, as its owner knows it. Fails with 70000165 if there is none. */
export const readPendingIdentity = defineCall({
  id: 'read-pending-identity',
  method: 'GET',
  path: readPendingIdentityPath,
  summary: 'Get the identity that is not linked to an account yet',
  auth: 'none',
  data: Type.Object({
    provider: Type.String(),
    /** Empty if the provider returns none. */
    email: Type.String(),
    carried: Type.String(),
  }),
});

/** Fails with 70000141 without a recent proof of identity, and with 70000164 if the identity belongs to another account. */
export const bindSocial = defineCall({
  id: 'bind-social',
  method: 'POST',
  path: bindSocialPath,
  summary: 'Link the identity to the signed-in account',
  auth: 'session',
  data: Type.Object({}),
});

/** Fails with 99 (e-mail exists) if an account has already confirmed the address. */
export const signUpBySocial = defineCall({
  id: 'sign-up-by-social',
  method: 'POST',
  path: signUpBySocialPath,
  summary: 'Create an account for the identity',
  auth: 'none',
  data: Type.Object({
    ...SignedInSchema.properties,
    /** Whether the market requires an identity document next. */
    needs_identity: Type.Boolean(),
  }),
});

const LinkedIdentitySchema = Type.Object({
  provider: Type.String(),
  /** The provider's display name. */
  name: Type.String(),
  label: Type.String(),
  /** Epoch seconds. */
  ctime: Type.Integer(),
});
export type LinkedIdentity = Static<typeof LinkedIdentitySchema>;

export const listLinkedIdentities = defineCall({
  id: 'list-linked-identities',
  method: 'GET',
  path: listLinkedIdentitiesPath,
  summary: 'List the identities that can sign in to this account',
  auth: 'session',
  data: Type.Object({ identities: Type.Array(LinkedIdentitySchema) }),
});

/** Fails with 70000141 without a recent proof of identity, and with 70000167 if no other way to sign in would be left. */
export const unlinkIdentity = defineCall({
  id: 'unlink-identity',
  method: 'POST',
  path: unlinkIdentityPath,
  summary: "Unlink this account's identities at a provider",
  auth: 'session',
  body: strictObject({ provider: Type.String({ minLength: 1, maxLength: 40 }) }),
  data: Type.Object({}),
});
