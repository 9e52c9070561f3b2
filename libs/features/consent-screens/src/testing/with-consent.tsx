import type { Store } from '@pasar/base-api';
import { createConsent } from '@pasar/consent';
import type { Consent } from '@pasar/consent';
import { createConsentApi, ConsentPortProvider, publishConsent } from '@pasar/consent-api';
import { createManualClock, createMemoryCookieJar } from '@pasar/consent/testing';
import { marketByCode } from '@pasar/markets';
import type { ScreenDefinition } from '@pasar/screen-kit';
import { useMemo } from 'react';
import type { ComponentType } from 'react';
import { useStore } from 'react-redux';

/** A consent module over the screen's store, as the shell creates one, `elapsed` ms after the start. */
function createTestConsent(store: Store, elapsed: number): Consent {
  const clock = createManualClock();
  const consent = createConsent({
    market: marketByCode('BR'),
    api: createConsentApi(store),
    cookies: createMemoryCookieJar(),
    clock,
  });
  clock.advance(elapsed);
  consent.subscribe((state) => void publishConsent(store, state));
  return consent;
}

/** A screen, or a part of one, with cookies and consent. */
export function withConsent(
  { namespaces }: Pick<ScreenDefinition, 'namespaces'>,
  Part: ComponentType,
  elapsed = 0,
): ScreenDefinition {
  const Screen = () => {
    const store = useStore() as Store;
    const port = useMemo(() => {
      const consent = createTestConsent(store, elapsed);
      return { readCookie: () => undefined, setCookie: async () => true, loadConsent: async () => consent };
    }, [store]);
    return (
      <ConsentPortProvider value={port}>
        <Part />
      </ConsentPortProvider>
    );
  };
  return { namespaces, head: () => ({ title: '' }), Screen };
}
