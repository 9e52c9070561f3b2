// @vitest-environment happy-dom
import { createStore } from '@pasar/base-api';
import { createFakeHttp } from '@pasar/builders';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShownQr } from './use-shown-qr.ts';

const paths = { start: '/api/v4/account/qr/start', poll: '/api/v4/account/qr/poll' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks once at a time whether the code is confirmed', async () => {
  let answerPoll = (_: object): void => undefined;
  const http = createFakeHttp({
    [paths.start]: () => ({ url: 'http://sg.localhost/buyer/login/qr#token=a', expires_in: 180 }),
    [paths.poll]: () => new Promise((resolve) => (answerPoll = resolve)),
  });
  const store = createStore({ http });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useShownQr('buyer'), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(http.sentTo(paths.poll)).toHaveLength(1);
  await act(async () => answerPoll({ state: 'opened' }));
  expect(result.current.state).toBe('opened');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(http.sentTo(paths.poll)).toHaveLength(2);
});
