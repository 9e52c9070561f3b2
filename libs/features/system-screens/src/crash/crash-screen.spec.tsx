// @vitest-environment happy-dom
import { createFakeHttp } from '@pasar/builders';
import { renderScreen } from '@pasar/builders/render';
import { defineScreen } from '@pasar/screen-kit';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { systemTexts } from '../translations.ts';
import { CrashScreen } from './CrashScreen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const crashScreen = defineScreen({
  namespaces: [systemTexts],
  head: () => ({ title: '' }),
  Screen: () => <CrashScreen error={new TypeError('Failed to fetch')} retry={() => undefined} />,
});

it.each([
  ['shows the stack of an error', true],
  ['leaves it out without a connection', false],
])('%s', async (_, isOnline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await renderScreen(crashScreen, {
    http: createFakeHttp({}),
    at: '/',
    input: { route: 'home', params: {}, query: '' },
  });
  expect(screen.queryByText('Technical details') !== null).toBe(isOnline);
});
