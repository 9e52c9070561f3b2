import type { Store } from '@pasar/base-api';
import { createConsent } from '@pasar/consent';
import type { Consent } from '@pasar/consent';
import { consentCalls, ConsentPortProvider, showConsent } from '@pasar/consent-api';
import { createManualClock, createMemoryCookieJar } from '@pasar/consent/testing';
import { marketByCode } from '@pasar/markets';
import type { ScreenDefinition } from '@pasar/screen';
import { useMemo } from 'react';
import type { ComponentType } from 'react';
import { useStore } from 'react-redux';

/** A keeper over the screen's own store, as the shell makes one, so many milliseconds after the start. */
function keeperOf(store: Store, elapsed: number): Consent {
  const clock = createManualClock();
  const consent = createConsent({
    market: marketByCode('BR'),
    api: consentCalls(store),
    cookies: createMemoryCookieJar(),
    clock,
  });
  clock.advance(elapsed);
  consent.subscribe((state) => void showConsent(store, state));
  return consent;
}

/** A screen, or a part of one, with cookies and consent around it. */
export function withConsent(
  { namespaces }: Pick<ScreenDefinition, 'namespaces'>,
  Part: ComponentType,
  elapsed = 0,
): ScreenDefinition {
  const Screen = () => {
    const store = useStore() as Store;
    const port = useMemo(() => {
      const consent = keeperOf(store, elapsed);
      return { readCookie: () => undefined, setCookie: async () => true, keeper: async () => consent };
    }, [store]);
    return (
      <ConsentPortProvider value={port}>
        <Part />
      </ConsentPortProvider>
    );
  };
  return { namespaces, head: () => ({ title: '' }), Screen };
}
