import type { Store } from '@pasar/base-api';
import type { ConsentPort } from '@pasar/consent-api';
import type { ScreenContext } from '@pasar/screen';
import { whenIdle } from '../navigation/when-idle.ts';
import type { ConsentPorts } from './consent-ports.ts';
import { openConsent } from './open-consent.ts';

export type WiredConsent = {
  readonly consent: ConsentPort;
  /** Hears of every page, in a market that has a tag manager. */
  readonly onPage?: (path: string) => void;
};

/** Consent and the tag manager of this tab. Their rules come in chunks of their own, when something needs them. */
export function wireConsent(store: Store, context: ScreenContext, ports: ConsentPorts): WiredConsent {
  const { market } = context;
  const consent = openConsent({
    market,
    cookies: ports.cookies,
    load: async () => (await import('./keep-consent.ts')).keepConsent({ store, context, ports }),
  });
  const container = market.tagManagerId;
  if (container === undefined) return { consent };
  const start = async () => {
    const { startTags } = await import('./start-tags.ts');
    const [keeper, tags] = await Promise.all([consent.keeper(), ports.tags()]);
    return startTags({ store, context, consent: keeper, tags, container });
  };
  const idle = new Promise<void>((resolve) => whenIdle(window, resolve));
  const started = idle.then(start);
  return {
    consent,
    // Without its chunk nobody is told; the page is as it was.
    onPage: (path) =>
      void started.then(
        (tellPage) => tellPage(path),
        () => undefined,
      ),
  };
}
