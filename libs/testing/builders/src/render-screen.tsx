import { createStore } from '@pasar/base-api';
import type { Store } from '@pasar/base-api';
import { marketByCode } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import type { WebStorages } from '@pasar/persistence';
import type { RouteId } from '@pasar/routing-table';
import {
  FailureProvider,
  FormatProvider,
  createMarketFormat,
  ScreenContextProvider,
  ToastProvider,
} from '@pasar/screen-kit';
import type {
  Namespace,
  ScreenContext,
  ScreenDefinition,
  ScreenInput,
  SubmittedForm,
  Toast,
} from '@pasar/screen-kit';
import { act, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { FakeHttp } from './fake-http.ts';

/** A screen's input without its route's exact types. */
export type LooseScreenInput = {
  readonly route: RouteId;
  readonly params: Readonly<Record<string, string | number>>;
  readonly query: string;
};

export type RenderScreenOptions = {
  readonly http: FakeHttp;
  /** The current URL: path and query. */
  readonly at: string;
  /** The input; a screen of several routes takes the input of any of them. */
  readonly input: LooseScreenInput;
  readonly market?: MarketCode;
  readonly platform?: ScreenContext['platform'];
  readonly client?: ScreenContext['client'];
  readonly toggles?: readonly string[];
  /** A form that was submitted without JavaScript and rejected. */
  readonly submitted?: SubmittedForm;
  /** Namespaces in addition to the screen's own. */
  readonly namespaces?: readonly Namespace[];
};

const storages: WebStorages = { local: () => localStorage, session: () => sessionStorage };

/** A screen context for a visitor of a market in its first language. */
export const aScreenContext = (
  changes: Partial<ScreenContext> & { marketCode?: MarketCode } = {},
): ScreenContext => {
  const { marketCode = 'SG', ...rest } = changes;
  const market = marketByCode(marketCode);
  return {
    market,
    language: market.languages[0],
    platform: 'pc',
    client: 'browser',
    origin: 'http://sg.localhost',
    environment: 'test',
    toggles: [],
    storages,
    ...rest,
  };
};

async function loadTexts(namespaces: readonly Namespace[], language: ScreenContext['language']) {
  const i18n = createInstance();
  const loaded = await Promise.all(
    namespaces.map(async ({ name, load }) => [name, (await load[language]()).default] as const),
  );
  await i18n.init({
    lng: language,
    resources: { [language]: Object.fromEntries(loaded) },
    interpolation: { escapeValue: false },
  });
  return i18n;
}

async function fetchNeeds(
  definition: ScreenDefinition,
  store: Store,
  input: ScreenInput,
  context: ScreenContext,
) {
  for (const phase of definition.needs ?? []) {
    await Promise.all(phase(input, context, store.getState()).map((need) => store.dispatch(need)));
  }
}

/** Renders a screen as a shell does: with needs fetched and texts loaded, at a URL. */
export async function renderScreen(definition: ScreenDefinition, options: RenderScreenOptions) {
  const { http, at, namespaces = [] } = options;
  const input = options.input as unknown as ScreenInput;
  const context = aScreenContext({
    marketCode: options.market ?? 'SG',
    ...(options.platform && { platform: options.platform }),
    ...(options.client && { client: options.client }),
    ...(options.toggles && { toggles: options.toggles }),
    ...(options.submitted && { submitted: options.submitted }),
  });
  const store = createStore({ http });
  const i18n = await loadTexts([...definition.namespaces, ...namespaces], context.language);
  await fetchNeeds(definition, store, input, context);
  const toasts: Toast[] = [];
  const popups: string[] = [];
  const failures = {
    popup: (message: string) => void popups.push(message),
  };
  const address = { current: at };
  const Watch = () => {
    const location = useLocation();
    address.current = location.pathname + location.search;
    return null;
  };
  const tree = (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <ScreenContextProvider value={context}>
          <FormatProvider value={createMarketFormat(context.market, context.language)}>
            <ToastProvider value={(toast) => toasts.push(toast)}>
              <FailureProvider value={failures}>
                <MemoryRouter initialEntries={[at]}>
                  <definition.Screen input={input} />
                  <Watch />
                </MemoryRouter>
              </FailureProvider>
            </ToastProvider>
          </FormatProvider>
        </ScreenContextProvider>
      </I18nextProvider>
    </Provider>
  );
  // Awaited, so that suspended parts resolve and effects run.
  const view = await act(async () => render(tree));
  const status = definition.status?.(store.getState(), input, context) ?? 200;
  return { ...view, store, toasts, popups, context, status, address: () => address.current };
}
