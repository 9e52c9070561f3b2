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

/** Refused, cancelled, timed out, replaced by another request, or not supported. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError', 'NotSupportedError'].includes(error.name);

async function ignoreCancellation(ceremony: Promise<object>): Promise<Record<string, unknown> | undefined> {
  try {
    return { ...(await ceremony) } as Record<string, unknown>;
  } catch (error) {
    if (isUnanswered(error)) return undefined;
    throw error;
  }
}

/** Returns the passkey's assertion; undefined if the shopper cancels. */
export const getPasskey = (optionsJSON: AuthenticationOptions, useBrowserAutofill: boolean) =>
  ignoreCancellation(startAuthentication({ optionsJSON, useBrowserAutofill }));

/** Creates a passkey; undefined if the shopper cancels. Throws `InvalidStateError` if the device already has one. */
export const makePasskey = (optionsJSON: RegistrationOptions) =>
  ignoreCancellation(startRegistration({ optionsJSON }));

export const canAutofill = browserSupportsWebAuthnAutofill;
/** Ends the ceremony that is running, such as the one that waits for the field to be filled in. */
export const cancelCeremony = (): void => WebAuthnAbortService.cancelCeremony();
