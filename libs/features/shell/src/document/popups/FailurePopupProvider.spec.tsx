// @vitest-environment happy-dom
import { createStore } from '@pasar/base-api';
import { createFakeHttp } from '@pasar/builders';
import { aScreenContext } from '@pasar/builders/render';
import { translations } from '@pasar/design-system';
import { ScreenContextProvider, useShowFailure } from '@pasar/screen-kit';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createTexts } from '../../page-loading/texts/create-texts.ts';
import own from '../../translations/en.json' with { type: 'json' };
import { FailurePopupProvider } from './FailurePopupProvider.tsx';

const words = await translations.en();
const texts = createTexts('en', { 'design-system': words.default, shell: own });
afterEach(cleanup);

function Screen({ code }: { readonly code: number }) {
  const showFailure = useShowFailure();
  const error = { kind: 'refused', status: 409, code, message: 'Confirm it’s you to continue.' };
  return (
    <button onClick={() => void showFailure({ call: 'add-to-cart', error, fallbackMessage: '' })}>
      Fail
    </button>
  );
}

/** @spec popup-ok-key atc-failure */
it('shows error 15020018 in a popup until it is dismissed', async () => {
  render(
    <Provider store={createStore({ http: createFakeHttp({}) })}>
      <I18nextProvider i18n={texts}>
        <ScreenContextProvider value={aScreenContext()}>
          <MemoryRouter>
            <FailurePopupProvider>
              <Screen code={15020018} />
            </FailurePopupProvider>
          </MemoryRouter>
        </ScreenContextProvider>
      </I18nextProvider>
    </Provider>,
  );
  fireEvent.click(screen.getByText('Fail'));
  const popup = await screen.findByRole('dialog', { name: 'Confirm it’s you to continue.' });
  expect(popup).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
