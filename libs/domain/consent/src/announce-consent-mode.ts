import { consentModeSignals, consentModeWaitMs } from './consent-mode.data.ts';
import type { Consent } from './create-consent.ts';
import type { GrantedCategories } from './granted-categories.ts';
import { everythingGranted, nothingGranted, withPrivacySignal } from './granted-categories.ts';

export type ConsentModeSignal = keyof typeof consentModeSignals;

export type ConsentModeValues = Readonly<Record<ConsentModeSignal, 'granted' | 'denied'>>;

/** A command for `gtag`, argument by argument. */
export type ConsentModeCommand =
  | readonly ['consent', 'default', ConsentModeValues & { readonly wait_for_update?: number }]
  | readonly ['consent', 'update', ConsentModeValues];

/** Receives Google's commands in order. */
export type ConsentModePort = (command: ConsentModeCommand) => void;

/** Google's signals for these granted categories. */
export const consentModeValues = (granted: GrantedCategories): ConsentModeValues =>
  Object.fromEntries(
    Object.entries(consentModeSignals).map(([signal, categories]) => [
      signal,
      categories.every((category) => granted[category]) ? 'granted' : 'denied',
    ]),
  ) as ConsentModeValues;

const defaultCommand = ({ required, privacySignal }: Consent): ConsentModeCommand => {
  if (required) {
    return [
      'consent',
      'default',
      { ...consentModeValues(nothingGranted), wait_for_update: consentModeWaitMs },
    ];
  }
  return ['consent', 'default', consentModeValues(withPrivacySignal(everythingGranted, privacySignal))];
};

/** Whether the visitor's choice is known, at least in part. */
const isKnown = (consent: Consent): boolean =>
  !consent.state().needConsent || Object.values(consent.granted()).includes(true);

/**
 * Sends Google Consent Mode commands: one `default` at once, then an `update` for every change, and one for a returning visitor
 * whose choice is already known. If consent is not required, the default grants everything that no privacy signal denies. Call
 * it before loading any Google script. Returns an unsubscribe function.
 *
 * @spec tag-manager
 */
export const announceConsentMode = (consent: Consent, send: ConsentModePort): (() => void) => {
  const update = (): void => send(['consent', 'update', consentModeValues(consent.granted())]);
  send(defaultCommand(consent));
  if (consent.required && isKnown(consent)) update();
  return consent.subscribe(update);
};
