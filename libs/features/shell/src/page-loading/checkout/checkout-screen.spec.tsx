/** @vitest-environment happy-dom */
import { baseApi } from '@pasar/base-api';
import { aScreenContext } from '@pasar/builders/render';
import {
  checkoutContract,
  createMarketFormat,
  FormatProvider,
  ScreenContextProvider,
} from '@pasar/screen-kit';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { LoaderProvider } from '../loader-context.tsx';
import type { PageLoader } from '../page-loader.ts';
import { createTexts } from '../texts/create-texts.ts';
import { shellTexts } from '../../translations.ts';
import { checkoutScreen } from './checkout-screen.tsx';
import type { ImportCheckout } from './checkout-screen.tsx';

const reload = vi.fn<() => void>();
const evict = vi.fn<(path: string) => void>();
beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const context = aScreenContext();

/** Loads the checkout's screen, and renders it at its address. */
async function renderCheckout(importCheckout: ImportCheckout): Promise<void> {
  const { load } = checkoutScreen('@pasar/remote-checkout-module', importCheckout);
  const { default: definition } = await load({ api: baseApi, context });
  const Screen = definition.Screen as ComponentType;
  const { default: english } = await shellTexts.load.en();
  render(
    <ScreenContextProvider value={context}>
      <I18nextProvider i18n={createTexts('en', { [shellTexts.name]: english })}>
        <FormatProvider value={createMarketFormat(context.market, 'en')}>
          <LoaderProvider value={{ evict } as unknown as PageLoader}>
            <MemoryRouter initialEntries={['/checkout?state=1']}>
              <Screen />
            </MemoryRouter>
          </LoaderProvider>
        </FormatProvider>
      </I18nextProvider>
    </ScreenContextProvider>,
  );
}

const aRemote = (contract: number) => ({
  contract,
  prepare: async () => undefined,
  Checkout: () => <h1>Checkout</h1>,
});

const importMissing: ImportCheckout = async () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
const setOnline = (isOnline: boolean) =>
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);

it('shows the checkout of its contract without reloading', async () => {
  await renderCheckout(async () => aRemote(checkoutContract));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Checkout');
  expect(reload).not.toHaveBeenCalled();
});

it.each<[string, ImportCheckout]>([
  ['a module that is missing', importMissing],
  ['a module of another contract', async () => aRemote(checkoutContract + 1)],
  ['something else than a module', async () => 'checkout'],
])('reloads the page once for %s, since a release may have replaced it', async (_, importCheckout) => {
  await renderCheckout(importCheckout);
  cleanup();
  await renderCheckout(importCheckout);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We couldn’t load checkout');
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['reloads the page', true, [2, []]],
  ['loads the same module again', false, [0, [['/checkout?state=1']]]],
])('on retry %s if the browser is online: %s', async (_, isOnline, calls) => {
  setOnline(isOnline);
  await renderCheckout(importMissing);
  screen.getByRole('button').click();
  expect([reload.mock.calls.length, evict.mock.calls]).toEqual(calls);
});
