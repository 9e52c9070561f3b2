import { isLoginMark, loginCookieName } from '@pasar/account';
import { createStore } from '@pasar/base-api';
import type { HttpPort } from '@pasar/base-api';
import { preloadOverlays } from '@pasar/design-system';
import { marketByCode } from '@pasar/markets';
import type { TimerPort, WebStorages } from '@pasar/persistence';
import { withFormatCache } from '@pasar/locale-format';
import { createMarketFormat, onFirstInteraction } from '@pasar/screen-kit';
import type { ScreenContext } from '@pasar/screen-kit';
import { startTransition, StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { watchAccountWhenIdle } from './session/watch-account-when-idle.ts';
import type { AppDefinition } from './app/app-definition.ts';
import type { ConsentPorts } from './telemetry/consent/consent-ports.ts';
import { wireConsent } from './telemetry/consent/wire-consent.ts';
import { AppTree } from './document/AppTree.tsx';
import { readEmbeddedPage } from './document/embedded-page.ts';
import type { EmbeddedPage } from './document/embedded-page.ts';
import { ungroupTexts } from './document/grouped-texts.ts';
import { hydrateEvent } from './document/hydrate-event.ts';
import { replayFailures } from './page-loading/failed-responses.ts';
import { preloadNavigation } from './page-loading/load-next-page.ts';
import { createPageLoader } from './page-loading/page-loader.ts';
import { answerVisitorsLocally } from './session/answer-visitors-locally.ts';
import { showDeferredContent } from './browser/show-deferred-content.ts';
import { preloadOnIntent } from './page-loading/preload-on-intent.ts';
import { reloadOnce } from './browser/reload-once.ts';
import { prefersReducedData } from './browser/prefers-reduced-data.ts';
import { startWhenIdle } from './browser/start-when-idle.ts';
import { yieldToBrowser } from './browser/yield-to-browser.ts';
import { ScrollMemoryProvider } from './document/screen/ScrollRestoration.tsx';
import { openScrollMemory } from './document/screen/use-scroll.ts';
import { reportCaughtError } from './telemetry/report-caught-error.ts';
import { logChanges, logPages, openPageLog } from './telemetry/tracking/page-log.ts';
import { trackWhenIdle } from './telemetry/tracking/track-when-idle.ts';
import type { LoadTracking } from './telemetry/tracking/tracking-ports.ts';
import { createTexts } from './page-loading/texts/create-texts.ts';
import { verifyCalls } from './session/verify-calls.ts';
import type { Verifier } from './session/verifier.ts';
import { startServiceWorkerWhenIdle } from './session/start-service-worker-when-idle.ts';
import type { LoadServiceWorker } from './session/start-service-worker-when-idle.ts';
import { startTogglesWhenIdle } from './session/start-toggles-when-idle.ts';

const toScreenContext = ({ market, ...page }: EmbeddedPage, storages: WebStorages): ScreenContext => ({
  market: marketByCode(market),
  language: page.language,
  platform: page.platform,
  client: page.client,
  origin: page.origin,
  environment: page.environment,
  toggles: page.toggles,
  ...(page.skipsPageBuilder && { skipsPageBuilder: true }),
  ...(page.submitted && { submitted: page.submitted }),
  storages,
});

/** How long after hydration recorded failures are replayed. */
const hydrationTimeoutMs = 5000;

/** An app and its browser ports. */
export type PageStart = {
  readonly app: AppDefinition;
  readonly http: HttpPort;
  readonly tracking: LoadTracking;
  readonly serviceWorker: LoadServiceWorker;
  readonly storages: WebStorages;
  readonly timers: TimerPort;
} & ConsentPorts;

/** Hydrates the page that the server rendered. Only the screen's module is fetched, and it is preloaded. */
export async function startPage({
  app,
  http,
  tracking,
  serviceWorker,
  storages,
  timers,
  cookies,
  tags,
}: PageStart): Promise<void> {
  await yieldToBrowser();
  const log = openPageLog(window);
  const embedded = readEmbeddedPage();
  const context = toScreenContext(embedded, storages);
  const isMarked = () => isLoginMark(cookies.read(loginCookieName));
  const replayed = replayFailures(answerVisitorsLocally(logChanges(http, log), isMarked), embedded.failures);
  const verifier: Verifier = {};
  const connectVerification = (ask: Verifier['ask']) => void (verifier.ask = ask);
  const store = createStore({ http: verifyCalls(replayed.http, verifier), state: embedded.state });
  await yieldToBrowser();
  const texts = createTexts(embedded.language, embedded.texts);
  const format = withFormatCache(
    createMarketFormat(context.market, context.language),
    ungroupTexts(embedded.written),
  );
  await yieldToBrowser();
  let outdated = false;
  const loader = logPages(createPageLoader({ app, store, context, texts, isOutdated: () => outdated }), log);
  const { pathname, search } = window.location;
  try {
    await loader.adopt(pathname + search, embedded.page);
  } catch {
    // The server's HTML still works with plain links; a newer release may have removed the module.
    reloadOnce(window, storages);
    return;
  }

  await yieldToBrowser();
  const wired = wireConsent(store, context, { cookies, tags });
  const memory = openScrollMemory(window.history, storages);
  const Router = ({ children }: { children: ReactNode }) => {
    // Performance mark: the page is interactive from here on.
    useEffect(() => void performance.mark('hydrated'), []);
    return (
      <BrowserRouter>
        <ScrollMemoryProvider value={memory}>{children}</ScrollMemoryProvider>
      </BrowserRouter>
    );
  };
  window.dispatchEvent(new Event(hydrateEvent));
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <AppTree {...{ app, store, context, format, texts, loader, Router, wired, connectVerification }} />
      </StrictMode>,
      { onCaughtError: (error) => reportCaughtError(error, navigator.onLine) },
    );
  });
  preloadOnIntent(loader);
  watchAccountWhenIdle(store, storages, (name) => cookies.read(name));
  startTogglesWhenIdle({
    storages,
    timers,
    store,
    toggles: context.toggles,
    environment: context.environment,
    cookies: wired.consent,
    onChange: () => void (outdated = true),
    warn: (error) => log.note({ warning: { condition: 'toggle-other-or-empty', message: `code ${error}` } }),
  });
  startWhenIdle(
    () => import('./start-idle-tasks.ts'),
    ({ startIdleTasks }) => startIdleTasks(store),
  );
  trackWhenIdle(tracking, storages, { log, loader, store, context, loadConsent: wired.consent.loadConsent });
  startServiceWorkerWhenIdle(serviceWorker, { context, texts, isMember: isMarked() });
  onFirstInteraction(window, () => {
    showDeferredContent();
    // Preload what the first navigation and the first dialog need; a failed preload is retried on use.
    if (!prefersReducedData())
      void Promise.all([preloadNavigation(app), preloadOverlays().catch(() => undefined)]);
  });
  setTimeout(replayed.forget, hydrationTimeoutMs);
}
