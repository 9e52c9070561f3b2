import { consentModeSignals, consentModeWaitMs } from './consent-mode.data.ts';
import type { Consent } from './create-consent.ts';
import type { Granted } from './granted-categories.ts';
import { everythingGranted, nothingGranted, withPrivacySignal } from './granted-categories.ts';

export type ConsentModeSignal = keyof typeof consentModeSignals;

export type ConsentModeValues = Readonly<Record<ConsentModeSignal, 'granted' | 'denied'>>;

/** A command for `gtag`, argument by argument. */
export type ConsentModeCommand =
  | readonly ['consent', 'default', ConsentModeValues & { readonly wait_for_update?: number }]
  | readonly ['consent', 'update', ConsentModeValues];

/** Takes Google's commands, in the order in which they are to count. */
export type ConsentModePort = (command: ConsentModeCommand) => void;

/** What Google's signals say when these categories are granted. */
export const consentModeValues = (granted: Granted): ConsentModeValues =>
  Object.fromEntries(
    Object.entries(consentModeSignals).map(([signal, categories]) => [
      signal,
      categories.every((category) => granted[category]) ? 'granted' : 'denied',
    ]),
  ) as ConsentModeValues;

const defaultCommand = ({ required, privacySignal }: Consent): ConsentModeCommand => {
  if (required) {
    return ['consent', 'default', { ...consentModeValues(nothingGranted), wait_for_update: consentModeWaitMs }];
  }
  return ['consent', 'default', consentModeValues(withPrivacySignal(everythingGranted, privacySignal))];
};

/** Whether the visitor's choice is known, or a part of it. */
const isKnown = (consent: Consent): boolean =>
  !consent.state().needConsent || Object.values(consent.granted()).includes(true);

/**
 * Tells Google Consent Mode: one `default` at once, then an `update` for every change, and one for a returning visitor whose
 * choice is known already. Where no consent is required the default grants all but what a privacy signal forbids. Call it
 * before anything of Google's is loaded. Answers what ends it.
 *
 * @spec tag-manager
 */
export const announceConsentMode = (consent: Consent, send: ConsentModePort): (() => void) => {
  const update = (): void => send(['consent', 'update', consentModeValues(consent.granted())]);
  send(defaultCommand(consent));
  if (consent.required && isKnown(consent)) update();
  return consent.subscribe(update);
};
