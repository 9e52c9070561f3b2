import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

export type AuthenticationOptions = PublicKeyCredentialRequestOptionsJSON;
export type RegistrationOptions = PublicKeyCredentialCreationOptionsJSON;

/** Refused, cancelled, timed out, replaced by another question, or not supported after all. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError', 'NotSupportedError'].includes(error.name);

async function orUndefined(ceremony: Promise<object>): Promise<Record<string, unknown> | undefined> {
  try {
    return { ...(await ceremony) } as Record<string, unknown>;
  } catch (error) {
    if (isUnanswered(error)) return undefined;
    throw error;
  }
}

/** A passkey's answer; undefined when the shopper gives none. */
export const getPasskey = (optionsJSON: AuthenticationOptions, useBrowserAutofill: boolean) =>
  orUndefined(startAuthentication({ optionsJSON, useBrowserAutofill }));

/** A new passkey; undefined when the shopper makes none. Throws `InvalidStateError` when the device has one already. */
export const makePasskey = (optionsJSON: RegistrationOptions) =>
  orUndefined(startRegistration({ optionsJSON }));

export const canAutofill = browserSupportsWebAuthnAutofill;
export const cancelCeremony = (): void => WebAuthnAbortService.cancelCeremony();
