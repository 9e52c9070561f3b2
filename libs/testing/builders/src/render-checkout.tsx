import { baseApi, createStore } from '@pasar/base-api';
import {
  checkoutContract,
  FailureProvider,
  FormatProvider,
  createMarketFormat,
  useFormat,
  useShowFailure,
} from '@pasar/screen-kit';
import type { CheckoutRemote, Toast } from '@pasar/screen-kit';
import type { MarketCode } from '@pasar/markets';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { FakeHttp } from './fake-http.ts';
import { aScreenContext } from './render-screen.tsx';

/** A navigation within the checkout. */
export type RecordedNavigation = { readonly path: string; readonly replace: boolean };

type Options = {
  readonly http: FakeHttp;
  /** Needs to fetch before the render, as a shell does. */
  readonly needs?: CheckoutRemote['needs'];
  /** The query of the page's address. */
  readonly query?: string;
  /** SG by default; texts are in English in any market. */
  readonly market?: MarketCode;
};

/** Renders the checkout with a store, a locale format, toasts and recorded navigations. */
export async function renderCheckout(
  { Checkout, prepare }: Pick<CheckoutRemote, 'Checkout' | 'prepare'>,
  { http, needs, query = '', market = 'SG' }: Options,
) {
  const context = aScreenContext({ marketCode: market, language: 'en' });
  const store = createStore({ http });
  await prepare(context.language);
  const wanted = needs?.({ api: baseApi, context, query }) ?? [];
  await Promise.all(wanted.map((need) => store.dispatch(need)));
  const toasts: Toast[] = [];
  const navigations: RecordedNavigation[] = [];
  const Shell = () => (
    <Checkout
      host={{
        contract: checkoutContract,
        api: baseApi,
        context,
        query,
        format: useFormat(),
        toast: (toast) => toasts.push(toast),
        showFailure: useShowFailure(),
        go: (path, { replace = false } = {}) => navigations.push({ path, replace }),
        back: () => undefined,
      }}
    />
  );
  const view = render(
    <Provider store={store}>
      <FormatProvider value={createMarketFormat(context.market, context.language)}>
        <MemoryRouter>
          <FailureProvider value={{ nextStepLabel: 'Continue' }}>
            <Shell />
          </FailureProvider>
        </MemoryRouter>
      </FormatProvider>
    </Provider>,
  );
  return { ...view, toasts, navigations };
}
