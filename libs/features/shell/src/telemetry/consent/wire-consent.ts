import type { Store } from '@pasar/base-api';
import type { ConsentPort } from '@pasar/consent-api';
import type { ScreenContext } from '@pasar/screen-kit';
import { whenIdle } from '../../browser/when-idle.ts';
import type { ConsentPorts } from './consent-ports.ts';
import { createConsentPort } from './create-consent-port.ts';

export type WiredConsent = {
  readonly consent: ConsentPort;
  /** Called with the path of every page view, in a market with a tag manager. */
  readonly onPage?: (path: string) => void;
};

/** Wires consent and the tag manager of this tab. Their rules are separate chunks, loaded on first use. */
export function wireConsent(store: Store, context: ScreenContext, ports: ConsentPorts): WiredConsent {
  const { market } = context;
  const consent = createConsentPort({
    market,
    cookies: ports.cookies,
    load: async () => (await import('./create-tab-consent.ts')).createTabConsent({ store, context, ports }),
  });
  const container = market.tagManagerId;
  if (container === undefined) return { consent };
  const start = async () => {
    const { startTagManager } = await import('./start-tag-manager.ts');
    const [tabConsent, tags] = await Promise.all([consent.loadConsent(), ports.tags()]);
    return startTagManager({ store, context, consent: tabConsent, tags, container });
  };
  const whenPageIsIdle = new Promise<void>((resolve) => whenIdle(window, resolve));
  const started = whenPageIsIdle.then(start);
  return {
    consent,
    // If the chunk fails to load, no page views are pushed; the page itself is unaffected.
    onPage: (path) =>
      void started.then(
        (pushPage) => pushPage(path),
        () => undefined,
      ),
  };
}
