import { hydrateEvent } from '../hydrate-event.ts';

/** The longest wait after which a click is still replayed: later, the shopper no longer expects anything of it. */
const maxWaitMs = 10_000;

/**
 * An inline script that keeps the last click on a button until the page is hydrated, and clicks the button again then: before,
 * nothing listens. Buttons of forms and links work without script, and React itself replays what happens during hydration.
 */
export const replayEarlyClick: string = `{
let early;
const first = { capture: true };
const keep = ({ target }) => {
  const button = target.closest('button');
  early = button && !button.form && { button, at: performance.now() };
};
addEventListener('click', keep, first);
addEventListener('${hydrateEvent}', () => removeEventListener('click', keep, first), { once: true });
new PerformanceObserver((marks, observer) => {
  if (!marks.getEntriesByName('hydrated').length) return;
  observer.disconnect();
  if (early && early.button.isConnected && performance.now() - early.at < ${maxWaitMs}) early.button.click();
}).observe({ type: 'mark' });
}`.replaceAll(/\n\s*/g, '');
