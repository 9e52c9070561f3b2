/** @vitest-environment happy-dom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppLoading } from './AppLoading.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** @spec loading-text loading-placeholder-delay */
it.each([
  [100, ''],
  [300, 'App loading.....'],
])('after %i ms it shows %j', (milliseconds, text) => {
  render(<AppLoading />);
  act(() => vi.advanceTimersByTime(milliseconds));
  expect(screen.getByRole('status').textContent).toBe(text);
});
