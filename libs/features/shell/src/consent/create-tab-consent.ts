import type { Store } from '@pasar/base-api';
import { announceConsentMode, createConsent, withdrawnCookies } from '@pasar/consent';
import type { Consent } from '@pasar/consent';
import { consentCalls, embeddedConsent, showConsent } from '@pasar/consent-api';
import type { ScreenContext } from '@pasar/screen';
import type { ConsentPorts, CookiePort, TagPort } from './consent-ports.ts';
import { syncConsentAcrossTabs } from './sync-consent-across-tabs.ts';
import { watchUserChange } from '../account/watch-user-change.ts';

export type TabConsentDeps = {
  readonly store: Store;
  readonly context: Pick<ScreenContext, 'market'>;
  readonly ports: ConsentPorts;
};

/** The browser's word against being sold, where it says one. */
const privacySignal = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Removes what others' scripts left behind and may not keep. */
const deleteWithdrawnCookies = (consent: Consent, cookies: CookiePort): void =>
  withdrawnCookies(cookies.names(), consent).forEach(cookies.forget);

/** Tells the tag manager in Google's words and in the specification's. @spec tag-manager consent-updates */
function announceConsent(consent: Consent, tags: TagPort): void {
  announceConsentMode(consent, tags.consent);
  const pushUpdate = () => tags.push({ event: 'consent_update', ...consent.granted() });
  if (consent.required && !consent.state().needConsent) pushUpdate();
  consent.subscribe(pushUpdate);
}

/**
 * Makes the one keeper of this tab's visitor: it knows what the server embedded, shows the screens what it learns, tells the tag
 * manager and the other tabs, and asks again when somebody else may have chosen.
 */
export async function createTabConsent({ store, context, ports }: TabConsentDeps): Promise<Consent> {
  const { cookies } = ports;
  const embedded = embeddedConsent(store);
  const consent = createConsent({
    market: context.market,
    api: consentCalls(store),
    cookies,
    clock: { now: () => performance.now() },
    ...(embedded !== undefined && { embedded }),
    privacySignal: privacySignal(),
    onListenerError: reportError,
  });
  consent.subscribe((state) => void showConsent(store, state));
  consent.subscribe(() => deleteWithdrawnCookies(consent, cookies));
  deleteWithdrawnCookies(consent, cookies);
  announceConsent(consent, await ports.tags());
  if (!consent.required) return consent;
  if (embedded === undefined) await consent.start();
  watchUserChange(store, () => void consent.start());
  return syncConsentAcrossTabs(consent, window);
}
