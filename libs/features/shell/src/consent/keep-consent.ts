import type { Store } from '@pasar/base-api';
import { announceConsentMode, createConsent, withdrawnCookies } from '@pasar/consent';
import type { Consent } from '@pasar/consent';
import { consentCalls, embeddedConsent, showConsent } from '@pasar/consent-api';
import type { ScreenContext } from '@pasar/screen';
import type { ConsentPorts, CookiePort, TagPort } from './consent-ports.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { followUser } from './follow-user.ts';

export type Keeping = {
  readonly store: Store;
  readonly context: Pick<ScreenContext, 'market'>;
  readonly ports: ConsentPorts;
};

/** The browser's word against being sold, where it says one. */
const privacySignal = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Removes what others' scripts left behind and may not keep. */
const forgetWithdrawn = (consent: Consent, cookies: CookiePort): void =>
  withdrawnCookies(cookies.names(), consent).forEach(cookies.forget);

/** Tells the tag manager in Google's words and in the specification's. @spec tag-manager consent-updates */
function announce(consent: Consent, tags: TagPort): void {
  announceConsentMode(consent, tags.consent);
  const tell = () => tags.push({ event: 'consent_update', ...consent.granted() });
  if (consent.required && !consent.state().needConsent) tell();
  consent.subscribe(tell);
}

/**
 * Makes the one keeper of this tab's visitor: it knows what the server embedded, shows the screens what it learns, tells the tag
 * manager and the other tabs, and asks again when somebody else may have chosen.
 */
export async function keepConsent({ store, context, ports }: Keeping): Promise<Consent> {
  const { cookies } = ports;
  const embedded = embeddedConsent(store);
  const consent = createConsent({
    market: context.market,
    api: consentCalls(store),
    cookies,
    clock: { now: () => performance.now() },
    ...(embedded !== undefined && { embedded }),
    privacySignal: privacySignal(),
    onFault: reportError,
  });
  consent.subscribe((state) => void showConsent(store, state));
  consent.subscribe(() => forgetWithdrawn(consent, cookies));
  forgetWithdrawn(consent, cookies);
  announce(consent, await ports.tags());
  if (!consent.required) return consent;
  if (embedded === undefined) await consent.start();
  followUser(store, () => void consent.start());
  return followOtherTabs(consent, window);
}
