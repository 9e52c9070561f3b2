import type { Store } from '@pasar/base-api';
import { announceConsentMode, createConsent, withdrawnCookies } from '@pasar/consent';
import type { Consent } from '@pasar/consent';
import { createConsentApi, readEmbeddedConsent, publishConsent } from '@pasar/consent-api';
import type { ScreenContext } from '@pasar/screen-kit';
import type { ConsentPorts, CookiePort, TagPort } from './consent-ports.ts';
import { syncConsentAcrossTabs } from './sync-consent-across-tabs.ts';
import { watchUserChange } from '../../session/watch-user-change.ts';

export type TabConsentDeps = {
  readonly store: Store;
  readonly context: Pick<ScreenContext, 'market'>;
  readonly ports: ConsentPorts;
};

/** Global Privacy Control, where the browser supports it. */
const privacySignal = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Deletes third-party cookies whose consent was withdrawn. */
const deleteWithdrawnCookies = (consent: Consent, cookies: CookiePort): void =>
  withdrawnCookies(cookies.names(), consent).forEach(cookies.removeEverywhere);

/** Sends the consent state to the tag manager, as Google's consent mode and as the specification's event. @spec tag-manager consent-updates */
function announceConsent(consent: Consent, tags: TagPort): void {
  announceConsentMode(consent, tags.consent);
  const pushUpdate = () => tags.push({ event: 'consent_update', ...consent.granted() });
  if (consent.required && !consent.state().needConsent) pushUpdate();
  consent.subscribe(pushUpdate);
}

/**
 * Creates the consent of this tab: starts from what the server embedded, publishes changes to screens, tag manager and other
 * tabs, and refetches when another tab or user may have changed it.
 */
export async function createTabConsent({ store, context, ports }: TabConsentDeps): Promise<Consent> {
  const { cookies } = ports;
  const embedded = readEmbeddedConsent(store);
  const consent = createConsent({
    market: context.market,
    api: createConsentApi(store),
    cookies,
    clock: { now: () => performance.now() },
    ...(embedded !== undefined && { embedded }),
    privacySignal: privacySignal(),
    onListenerError: reportError,
  });
  consent.subscribe((state) => void publishConsent(store, state));
  consent.subscribe(() => deleteWithdrawnCookies(consent, cookies));
  deleteWithdrawnCookies(consent, cookies);
  announceConsent(consent, await ports.tags());
  if (!consent.required) return consent;
  if (embedded === undefined) await consent.start();
  watchUserChange(store, () => void consent.start());
  return syncConsentAcrossTabs(consent, window);
}
