import { expect, it, vi } from 'vitest';
import { hydrateEvent } from '../hydrate-event.ts';
import { replayEarlyClick } from './replay-early-click.ts';

type Button = { readonly form?: object | null; readonly isConnected?: boolean };

/** A page with the script, and a button that counts the presses which the script replays. */
function aPage({ form = null, isConnected = true }: Button = {}) {
  let now = 0;
  let onMarks: ((names: readonly string[]) => void) | undefined;
  const click = vi.fn();
  const button = { form, isConnected, click };
  const window = new EventTarget();
  class Observer {
    constructor(callback: (marks: object, observer: object) => void) {
      onMarks = (names) =>
        callback(
          { getEntriesByName: (name: string) => names.filter((each) => each === name) },
          { disconnect: () => void (onMarks = undefined) },
        );
    }
    observe() {}
  }
  new Function(
    'addEventListener',
    'removeEventListener',
    'performance',
    'PerformanceObserver',
    replayEarlyClick,
  )(
    window.addEventListener.bind(window),
    window.removeEventListener.bind(window),
    { now: () => now },
    Observer,
  );
  const press = (pressed: object | null = button) =>
    void window.dispatchEvent(
      Object.defineProperty(new Event('click'), 'target', { value: { closest: () => pressed } }),
    );
  const hydrate = () => void window.dispatchEvent(new Event(hydrateEvent));
  return {
    click,
    press,
    hydrate,
    wait: (ms: number) => void (now += ms),
    mark: (name: string) => onMarks?.([name]),
  };
}

it('replays the last press once the page is hydrated, once', () => {
  const { click, press, hydrate, mark } = aPage();
  press();
  press();
  hydrate();
  mark('other');
  expect(click).not.toHaveBeenCalled();
  mark('hydrated');
  mark('hydrated');
  expect(click).toHaveBeenCalledTimes(1);
});

it('leaves presses during hydration to React', () => {
  const { click, press, hydrate, mark } = aPage();
  hydrate();
  press();
  mark('hydrated');
  expect(click).not.toHaveBeenCalled();
});

it.each<[string, Button]>([
  ['of a form, which works without script', { form: {} }],
  ['that the page no longer has', { isConnected: false }],
])('does not replay a press of a button %s', (_, button) => {
  const { click, press, hydrate, mark } = aPage(button);
  press();
  hydrate();
  mark('hydrated');
  expect(click).not.toHaveBeenCalled();
});

it('forgets a press when something else is pressed after it', () => {
  const { click, press, hydrate, mark } = aPage();
  press();
  press(null);
  hydrate();
  mark('hydrated');
  expect(click).not.toHaveBeenCalled();
});

it('does not replay a press that is ten seconds old', () => {
  const { click, press, hydrate, wait, mark } = aPage();
  press();
  wait(10_000);
  hydrate();
  mark('hydrated');
  expect(click).not.toHaveBeenCalled();
});
