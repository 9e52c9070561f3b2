import type { Store } from '@pasar/base-api';
import { ConsentPortProvider, serverConsentPort } from '@pasar/consent-api';
import type { LocaleFormat } from '@pasar/locale-format';
import { FormatProvider, ScreenContextProvider } from '@pasar/screen-kit';
import type { ScreenContext } from '@pasar/screen-kit';
import type { i18n as Texts } from 'i18next';
import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { AppDefinition } from '../app/app-definition.ts';
import { LazyConsentBanner } from '../telemetry/consent/LazyConsentBanner.tsx';
import { PageViewNotifier } from '../telemetry/consent/PageViewNotifier.tsx';
import type { WiredConsent } from '../telemetry/consent/wire-consent.ts';
import { AppLoading } from './AppLoading.tsx';
import { LoaderProvider } from '../page-loading/loader-context.tsx';
import type { PageLoader } from '../page-loading/page-loader.ts';
import type { RequestVerification } from '../session/verifier.ts';
import { CurrentScreen } from './screen/CurrentScreen.tsx';
import { ScreenBoundary } from './screen/ScreenBoundary.tsx';
import { LazyVerification } from './popups/LazyVerification.tsx';
import { LazyPrompts } from './popups/LazyPrompts.tsx';
import { FailurePopupProvider } from './popups/FailurePopupProvider.tsx';
import { LazyQuickAddProvider } from './popups/LazyQuickAddProvider.tsx';
import { ToastQueue } from './popups/ToastQueue.tsx';
import { PageDocument } from './PageDocument.tsx';
import type { ServerParts } from './PageDocument.tsx';

export type AppTreeProps = {
  readonly app: AppDefinition;
  readonly store: Store;
  readonly context: ScreenContext;
  /** Formats numbers, money and times. */
  readonly format: LocaleFormat;
  readonly texts: Texts;
  readonly loader: PageLoader;
  /** `BrowserRouter`, or the server's `StaticRouter` at the requested URL. */
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
  readonly server?: ServerParts;
  /** Cookies and consent, in the browser. */
  readonly wired?: WiredConsent;
  /** Registers the function that asks for verifications, in the browser. */
  readonly connectVerification?: (ask: RequestVerification | undefined) => void;
};

/** The same tree on the server and in the browser. */
export function AppTree({
  app,
  store,
  context,
  format,
  texts,
  loader,
  Router,
  server,
  wired,
  connectVerification,
}: AppTreeProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <ScreenContextProvider value={context}>
          <FormatProvider value={format}>
            <LoaderProvider value={loader}>
              <ConsentPortProvider value={wired?.consent ?? serverConsentPort}>
                <Router>
                  <PageDocument context={context} server={server}>
                    <ToastQueue>
                      <FailurePopupProvider>
                        <LazyQuickAddProvider load={app.quickAdd} texts={texts}>
                          <app.Layout>
                            <Suspense fallback={<AppLoading />}>
                              <ScreenBoundary Crash={app.Crash}>
                                <CurrentScreen />
                              </ScreenBoundary>
                            </Suspense>
                          </app.Layout>
                        </LazyQuickAddProvider>
                      </FailurePopupProvider>
                      <LazyConsentBanner load={app.consentBanner} texts={texts} />
                      <LazyPrompts load={app.prompts} texts={texts} />
                      {connectVerification && (
                        <LazyVerification
                          load={app.verification}
                          texts={texts}
                          connect={connectVerification}
                        />
                      )}
                      <PageViewNotifier onPage={wired?.onPage} />
                    </ToastQueue>
                  </PageDocument>
                </Router>
              </ConsentPortProvider>
            </LoaderProvider>
          </FormatProvider>
        </ScreenContextProvider>
      </I18nextProvider>
    </Provider>
  );
}
