import { createConsent } from '@pasar/consent';
import { createManualClock, createMemoryConsentApi, createMemoryCookieJar } from '@pasar/consent/testing';
import { expect, it } from 'vitest';
import { syncConsentAcrossTabs } from './sync-consent-across-tabs.ts';

/** The tabs of one browser, with a shared channel. */
function browser() {
  const channels: EventTarget[] = [];
  class Channel extends EventTarget {
    constructor() {
      super();
      channels.push(this);
    }
    postMessage() {
      for (const other of channels) if (other !== this) other.dispatchEvent(new Event('message'));
    }
  }
  return Channel as unknown as typeof BroadcastChannel;
}

const openTab = (BroadcastChannel?: typeof globalThis.BroadcastChannel) => {
  const { api, calls } = createMemoryConsentApi();
  const page = new EventTarget();
  const consent = createConsent({
    market: { consent: 'required' },
    api,
    cookies: createMemoryCookieJar(),
    clock: createManualClock(),
  });
  const followed = syncConsentAcrossTabs(consent, {
    ...(BroadcastChannel && { BroadcastChannel }),
    addEventListener: (type, listener) =>
      page.addEventListener(type, (event) => listener(event as unknown as { persisted: boolean })),
  });
  const comeBack = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { consent: followed, calls, comeBack, asked: () => calls.map(({ call }) => call) };
};

it('another tab refetches once after a choice', async () => {
  const channel = browser();
  const [here, there] = [openTab(channel), openTab(channel)];
  const choice = here.consent.rejectAll();
  expect(there.asked()).toEqual([]);
  here.calls[0]?.answer({});
  await choice;
  expect(there.asked()).toEqual(['cookie-get-preferences']);
  there.calls[0]?.answer({ need_consent: false });
  await Promise.resolve();
  expect(here.asked()).toEqual(['cookie-reject-all']);
});

it('a failed choice is not broadcast', async () => {
  const channel = browser();
  const [here, there] = [openTab(channel), openTab(channel)];
  const choice = here.consent.acceptAll();
  here.calls[0]?.fail();
  expect(await choice).toBe('failed');
  expect(there.asked()).toEqual([]);
});

it.each([
  ['a cached page restored by Back', true, ['cookie-get-preferences']],
  ['a page that is loaded', false, []],
])('%s', (_, persisted, asked) => {
  const tab = openTab();
  tab.comeBack(persisted);
  expect(tab.asked()).toEqual(asked);
});
