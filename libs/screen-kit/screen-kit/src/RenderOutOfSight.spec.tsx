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
  isObserved = false;
  vi.unstubAllGlobals();
});

const see = async (...sights: readonly boolean[]) => {
  render(<RenderOutOfSight>Later</RenderOutOfSight>);
  await vi.waitFor(() => expect(isObserved).toBe(true));
  for (const isIntersecting of sights) act(() => notify([{ isIntersecting }]));
  return screen.queryByText('Later') !== null;
};

it('waits for the first interaction', async () => {
  render(<RenderOutOfSight>Later</RenderOutOfSight>);
  await act(async () => undefined);
  expect(isObserved).toBe(false);
  await act(async () => fireEvent.scroll(window));
  expect(isObserved).toBe(true);
});

it.each([
  ['before it is loaded', [], false],
  ['in sight', [true], false],
  ['out of view', [false], true],
  ['once it is out of view', [true, false], true],
])('after an interaction before it was mounted: %s', async (_, sights, rendered) => {
  expect(await see(...sights)).toBe(rendered);
});
