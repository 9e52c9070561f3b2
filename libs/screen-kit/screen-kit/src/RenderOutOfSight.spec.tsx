// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RenderOutOfSight } from './RenderOutOfSight.tsx';

type Entry = { readonly isIntersecting: boolean };
let notify: (entries: readonly Entry[]) => void;
let isObserved = false;

beforeEach(() => {
  class Observer {
    constructor(hear: (entries: readonly Entry[]) => void) {
      notify = hear;
    }
    observe() {
      isObserved = true;
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const see = (...sights: readonly boolean[]) => {
  render(<RenderOutOfSight>Later</RenderOutOfSight>);
  expect(isObserved).toBe(false);
  fireEvent.scroll(window);
  expect(isObserved).toBe(true);
  isObserved = false;
  for (const isIntersecting of sights) act(() => notify([{ isIntersecting }]));
  return screen.queryByText('Later') !== null;
};

it.each([
  ['before it is loaded', [], false],
  ['in sight', [true], false],
  ['out of view', [false], true],
  ['once it is out of view', [true, false], true],
])('%s', (_, sights, rendered) => {
  expect(see(...sights)).toBe(rendered);
});
