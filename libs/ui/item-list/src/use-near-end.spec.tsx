// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOnNearViewport } from './use-on-near-viewport.ts';

/** The current observation: its margin, and the function that triggers it. */
const watched: { ahead: string | undefined; comeNear: () => void }[] = [];

class Watcher {
  readonly #own: (typeof watched)[number];
  constructor(onChange: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin?: string }) {
    this.#own = { ahead: options.rootMargin, comeNear: () => onChange([{ isIntersecting: true }]) };
  }
  observe = () => void watched.push(this.#own);
  disconnect = () => void watched.splice(watched.indexOf(this.#own), 1);
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Watcher));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  expect(watched).toEqual([]);
});

const show = (active: boolean) => {
  const onNear = vi.fn();
  const List = () => <div ref={useOnNearViewport(active, onNear)} />;
  render(<List />);
  return onNear;
};

it('observes only the viewport until the first scroll, and far below it afterwards', () => {
  const onNear = show(true);
  expect(watched).toMatchObject([{ ahead: '0px' }]);
  fireEvent.scroll(window);
  expect(watched).toMatchObject([{ ahead: '1200px 0px' }]);
  watched[0]?.comeNear();
  expect(onNear).toHaveBeenCalledOnce();
});

it('observes nothing without more pages', () => {
  show(false);
  expect(watched).toEqual([]);
});
