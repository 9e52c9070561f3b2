// @vitest-environment happy-dom
import { createStore } from '@pasar/base-api';
import { anAccount, anItemCard, createFakeHttp, refused } from '@pasar/builders';
import { aScreenContext } from '@pasar/builders/render';
import { ItemCard, translations } from '@pasar/item-card';
import { ScreenContextProvider } from '@pasar/screen-kit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createTexts } from '../../page-loading/texts/create-texts.ts';
import { ScreenCardContext } from './ScreenCardContext.tsx';

afterEach(cleanup);

const who = '/api/v4/account/basic/get_account_info';
const path = '/api/v4/item/viewer_labels';
const words = await translations.en();
const texts = createTexts('en', { 'item-card': words.default });
const item = anItemCard();
const { shopid, itemid } = item;
const labels = [{ shopid, itemid, relationship_label: { show: true } }];

const open = (account: () => unknown) => {
  const http = createFakeHttp({ [who]: account, [path]: () => ({ labels }) });
  render(
    <Provider store={createStore({ http })}>
      <I18nextProvider i18n={texts}>
        <ScreenContextProvider value={aScreenContext()}>
          <MemoryRouter>
            <ScreenCardContext pathname="/search">
              <ItemCard item={item} to="/basket" />
            </ScreenCardContext>
          </MemoryRouter>
        </ScreenContextProvider>
      </I18nextProvider>
    </Provider>,
  );
  return () => http.requests.map((request) => request.path);
};

it('fetches personal labels for a member after the card has rendered', async () => {
  open(() => anAccount());
  expect(screen.queryByText('Bought here before')).toBeNull();
  expect(await screen.findByText('Bought here before')).toBeTruthy();
});

it('fetches no personal labels for a visitor', async () => {
  const asked = open(() => refused(19, { status: 401 }));
  await waitFor(() => expect(asked()).toContain(who));
  expect(asked()).not.toContain(path);
  expect(screen.queryByText('Bought here before')).toBeNull();
});
