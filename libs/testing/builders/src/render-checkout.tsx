import { baseApi, createStore } from '@pasar/base-api';
import { checkoutContract, FormatProvider, formatOf, useFormat } from '@pasar/screen';
import type { CheckoutRemote, Toast } from '@pasar/screen';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { FakeHttp } from './fake-http.ts';
import { aScreenContext } from './render-screen.tsx';

/** Where the checkout sent the shopper. */
export type Navigation = { readonly path: string; readonly replace: boolean };

type Options = {
  readonly http: FakeHttp;
  /** What is in the cache when the page shows, as a shell embeds it; only who is signed in unless it is given. */
  readonly needs?: CheckoutRemote['needs'];
};

/** Renders the checkout in a shell of its own: a store, a format, toasts, and a list of where it goes. */
export async function renderCheckout(
  { Checkout, prepare }: Pick<CheckoutRemote, 'Checkout' | 'prepare'>,
  { http, needs }: Options,
) {
  const context = aScreenContext();
  const store = createStore({ http });
  await prepare(context.language);
  const wanted = needs?.({ api: baseApi, context, query: '' }) ?? [];
  await Promise.all(wanted.map((need) => store.dispatch(need)));
  const toasts: Toast[] = [];
  const navigations: Navigation[] = [];
  const Shell = () => (
    <Checkout
      host={{
        contract: checkoutContract,
        api: baseApi,
        context,
        format: useFormat(),
        toast: (toast) => toasts.push(toast),
        go: (path, { replace = false } = {}) => navigations.push({ path, replace }),
        back: () => undefined,
      }}
    />
  );
  const view = render(
    <Provider store={store}>
      <FormatProvider value={formatOf(context.market, context.language)}>
        <Shell />
      </FormatProvider>
    </Provider>,
  );
  return { ...view, toasts, navigations };
}
