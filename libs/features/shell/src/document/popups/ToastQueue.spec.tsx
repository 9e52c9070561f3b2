/** @vitest-environment happy-dom */
import { translations } from '@pasar/design-system';
import { useToast } from '@pasar/screen-kit';
import type { Toast } from '@pasar/screen-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { createTexts } from '../../page-loading/texts/create-texts.ts';
import { ToastQueue } from './ToastQueue.tsx';

const words = await translations.en();
const texts = createTexts('en', { 'design-system': words.default });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A screen whose button shows the next toast at each press. */
const open = (...toasts: Toast[]) => {
  function Screen() {
    const say = useToast();
    return <button onClick={() => toasts.forEach((toast) => say(toast))}>Say</button>;
  }
  render(
    <I18nextProvider i18n={texts}>
      <ToastQueue>
        <Screen />
      </ToastQueue>
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByText('Say'));
};

const shown = (): string => screen.getByRole('status').textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

/** @spec toast toast-duration toast-gap */
it('shows one toast at a time, with a pause in between', () => {
  open({ message: 'A' }, { message: 'B', duration: 500 });
  const seen = [0, 2999, 1, 99, 1, 499, 1].map((milliseconds) => {
    wait(milliseconds);
    return shown();
  });
  expect(seen).toEqual(['A', 'A', '', '', 'B', 'B', '']);
});

it('shows the next toast after one is dismissed', () => {
  open({ message: 'A' }, { message: 'B' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  const seen = [0, 100].map((milliseconds) => {
    wait(milliseconds);
    return shown();
  });
  expect(seen).toEqual(['', 'B']);
});

it('shows equal toasts separately', () => {
  open({ message: 'A' }, { message: 'A' });
  wait(3100);
  expect(shown()).toBe('A');
});
