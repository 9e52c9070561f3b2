// @vitest-environment happy-dom
import { createFakeHttp } from '@pasar/builders';
import type { FakeAnswers } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { withConsent } from '../testing/with-consent.tsx';
import cookieSetting from './cookie-setting-screen.ts';
import { CookieSettingScreen } from './CookieSettingScreen.tsx';

const setPreferences = '/api/v4/account/cookie_set_preferences';
const acceptAll = '/api/v4/account/cookie_accept_all';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answered = (statuses: readonly number[]) => ({
  need_consent: false,
  preferences: statuses.map((status, at) => ({ category: at + 1, status, update_time: 0 })),
  allowed_fe_set_cookies: [],
});

async function open(answers: FakeAnswers) {
  const http = createFakeHttp(answers);
  const input = { route: 'setting-cookie', params: {}, query: '' } as const;
  const definition = withConsent(cookieSetting, CookieSettingScreen);
  const view = await renderScreen(definition, { http, at: '/setting/cookie', input, market: 'BR' });
  return { http, view };
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);

it('saves every group and shows a toast', async () => {
  const { http, view } = await open({ [setPreferences]: () => answered([1, 2, 2, 2, 2]) });
  expect(ticked()).toEqual([true, false, false, false, false, false]);
  fireEvent.click(box(/^Estatísticas/));
  fireEvent.click(screen.getByRole('button', { name: 'Salvar minha escolha' }));
  await waitFor(() => expect(view.toasts).toEqual([{ message: 'Sua escolha foi salva.', kind: 'success' }]));
  expect(http.sentTo(setPreferences)).toEqual([
    {
      version: 1,
      preferences: [
        { category: 2, status: 2 },
        { category: 1, status: 1 },
        { category: 3, status: 2 },
        { category: 4, status: 2 },
        { category: 5, status: 2 },
      ],
    },
  ]);
  expect(box(/^Estatísticas/).checked).toBe(true);
});

it('shows the saved groups after accepting all', async () => {
  await open({ [acceptAll]: () => answered([1, 1, 1, 1, 1]) });
  fireEvent.click(screen.getByRole('button', { name: 'Aceitar todos' }));
  await waitFor(() => expect(ticked()).toEqual([true, true, true, true, true, true]));
});

it('keeps groups off that Global Privacy Control denies, with an explanation', async () => {
  vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true });
  await open({});
  expect(screen.getByText(/Global Privacy Control/)).toBeTruthy();
  expect([box(/^Publicidade/).disabled, box(/^Google/).disabled, box(/^TikTok/).disabled]).toEqual([
    true,
    true,
    true,
  ]);
  expect(box(/^Estatísticas/).disabled).toBe(false);
});
