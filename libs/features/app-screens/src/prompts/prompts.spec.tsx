/** @vitest-environment happy-dom */
import { ConsentPortProvider, serverConsentPort } from '@pasar/consent-api';
import { preloadOverlays, translations } from '@pasar/design-system';
import { languageCookieName, marketByCode } from '@pasar/markets';
import { ScreenContextProvider } from '@pasar/screen-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appTexts } from '../translations.ts';
import { Prompts } from './Prompts.tsx';

const texts = createInstance();

beforeAll(async () => {
  await preloadOverlays();
  const [own, shared] = await Promise.all([appTexts.load.en(), translations.en()]);
  await texts.init({
    lng: 'en',
    resources: { en: { 'app-screens': own.default, 'design-system': shared.default } },
  });
});
beforeEach(() => {
  window.history.replaceState(null, '', '/');
});
afterEach(cleanup);

const open = ({ toggles = [] as string[], cookie = undefined as string | undefined } = {}) => {
  const set = vi.fn(async () => true);
  const events: unknown[] = [];
  const recordOutcome = (event: Event) =>
    void events.push((event as CustomEvent<{ outcome: string }>).detail.outcome);
  window.addEventListener('pasar:install-prompt', recordOutcome);
  const view = render(
    <ScreenContextProvider
      value={{
        market: marketByCode('SG'),
        language: 'en',
        platform: 'rw',
        client: 'browser',
        origin: 'http://sg.localhost',
        environment: 'live',
        toggles,
        storages: { local: () => localStorage, session: () => sessionStorage },
      }}
    >
      <ConsentPortProvider
        value={{
          ...serverConsentPort,
          setCookie: set,
          readCookie: (name) => (name === languageCookieName ? cookie : undefined),
        }}
      >
        <I18nextProvider i18n={texts}>
          <Prompts />
        </I18nextProvider>
      </ConsentPortProvider>
    </ScreenContextProvider>,
  );
  return { set, events, ...view };
};

const prompt = vi.fn(async () => undefined);
const offer = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
/** Scrolls, and waits until the code that reads the route is loaded and has answered. */
const scroll = () =>
  act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await vi.dynamicImportSettled();
  });
const invitation = () => screen.queryByText('Add Pasar to your home screen');
const at = (path: string) => window.history.replaceState(null, '', path);

/** @spec a2hs a2hs-skip */
describe('the install prompt', () => {
  it.each([
    ['nothing offered', '/', [scroll], false],
    ['offered, not scrolled', '/', [offer], false],
    ['offered and scrolled', '/', [offer, scroll], true],
    ['on a page without prompts', '/buyer/login', [offer, scroll], false],
  ])('%s', async (_, path, steps, shows) => {
    at(path);
    open();
    for (const step of steps) await step();
    await act(async () => undefined);
    expect(invitation() !== null).toBe(shows);
  });

  /** @spec a2hs-tracking */
  it.each([
    ['Add to home screen', 'yes', 1],
    ['Not now', 'no', 0],
  ])('%s reports %s', async (button, outcome, times) => {
    prompt.mockClear();
    const { events } = open();
    offer();
    await scroll();
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect([events, prompt.mock.calls.length]).toEqual([[outcome], times]);
  });

  it('does not show again in the same session', async () => {
    window.sessionStorage.setItem('app:install-prompt', 'DISMISSED');
    open();
    offer();
    await scroll();
    expect(invitation()).toBeNull();
  });
});

/** @spec language-prompt */
describe('the language prompt', () => {
  const question = () => screen.queryByText('Which language would you like to use?') !== null;
  const on = ['language-prompt'];
  it.each([
    ['shown, none selected', on, undefined, true],
    ['shown, one selected', on, 'en', false],
    ['off', [], undefined, false],
  ])('%s', (_, toggles, cookie, asks) => {
    open({ toggles, cookie });
    expect(question()).toBe(asks);
  });

  it('saves the choice', async () => {
    const { set } = open({ toggles: on });
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    await act(async () => undefined);
    expect(set.mock.calls).toEqual([[languageCookieName, 'en']]);
  });
});
