import type { Consent, ConsentOutcome } from '@pasar/consent';
import { openChannel } from '../../browser/open-channel.ts';

type Page = {
  readonly BroadcastChannel?: typeof BroadcastChannel;
  addEventListener(type: 'pageshow', listener: (event: { readonly persisted: boolean }) => void): void;
};

/** Refetches consent when another tab changed it or the page comes back from the back/forward cache; notifies other tabs of changes made here. */
export function syncConsentAcrossTabs(consent: Consent, page: Page): Consent {
  const channel = openChannel(page, 'consent');
  channel?.addEventListener('message', () => void consent.start());
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void consent.start();
  });
  const notifyOtherTabs = async (change: Promise<ConsentOutcome>): Promise<ConsentOutcome> => {
    const outcome = await change;
    if (outcome === 'done') channel?.postMessage('chosen');
    return outcome;
  };
  return {
    ...consent,
    acceptAll: () => notifyOtherTabs(consent.acceptAll()),
    rejectAll: () => notifyOtherTabs(consent.rejectAll()),
    setPreferences: (preferences) => notifyOtherTabs(consent.setPreferences(preferences)),
  };
}
