import type { SharedInfo } from '@pasar/page-shell-rules';
import type { ScreenContext } from '@pasar/screen-kit';
import type { i18n as Texts } from 'i18next';
import { startWhenIdle } from '../browser/start-when-idle.ts';

/** Imported when the page is idle. */
export type LoadServiceWorker = () => Promise<{
  readonly browserServiceWorker: (page: Window & typeof globalThis, info: SharedInfo) => Promise<void>;
}>;

type PageFacts = {
  readonly context: ScreenContext;
  readonly texts: Texts;
  readonly isMember: boolean;
};

/** Describes the page for the service worker. */
export function describeForWorker({ context, texts, isMember }: PageFacts): SharedInfo {
  const { environment, language, market, platform, client } = context;
  const t = texts.getFixedT(language, 'design-system');
  return {
    environment,
    locale: { market: market.code, language },
    device: { platform, client },
    user: isMember ? 'member' : 'visitor',
    fallback: { title: t('offline'), text: t('offline_text'), retry: t('retry') },
  };
}

/** Registers or removes the service worker once the page is idle. If that fails, the page is unaffected. */
export function startServiceWorkerWhenIdle(load: LoadServiceWorker, facts: PageFacts): void {
  startWhenIdle(load, ({ browserServiceWorker }) => browserServiceWorker(window, describeForWorker(facts)));
}
