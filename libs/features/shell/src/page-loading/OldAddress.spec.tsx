/** @vitest-environment happy-dom */
import { marketByCode } from '@pasar/markets';
import { ScreenContextProvider } from '@pasar/screen-kit';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createTexts } from './texts/create-texts.ts';
import { OldAddress } from './OldAddress.tsx';

afterEach(cleanup);

function CurrentPath() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const open = (address: string) =>
  render(
    <ScreenContextProvider
      value={{
        market: marketByCode('SG'),
        language: 'en',
        platform: 'rw',
        client: 'browser',
        origin: 'http://sg.localhost',
        environment: 'live',
        toggles: [],
      }}
    >
      <I18nextProvider i18n={createTexts('en')}>
        <MemoryRouter initialEntries={[address]}>
          <OldAddress />
          <CurrentPath />
        </MemoryRouter>
      </I18nextProvider>
    </ScreenContextProvider>,
  );

it.each([
  ['/item#shopid=1&itemid=2', '/product/1/2'],
  ['/item?a=3#shopid=1&itemid=2&b=4', '/product/1/2?a=3#b=4'],
  ['/item#reviews', '/'],
])('%s goes to %s', (address, to) => {
  open(address);
  expect(screen.getByRole('status').textContent).toBe(to);
});
