import { hydrateEvent } from '../hydrate-event.ts';

/** The longest wait after which a press is still repeated: later, the shopper no longer expects anything of it. */
const maxWaitMs = 10_000;

/**
 * An inline script that keeps the last press of a button until the page is hydrated, and presses the button again then: before,
 * nothing listens. Buttons of forms and links work without script, and what happens during hydration reaches React itself.
 */
export const repeatEarlyPress: string = `{
let pressed;
const first = { capture: true };
const keep = ({ target }) => {
  const button = target.closest('button');
  pressed = button && !button.form && { button, at: performance.now() };
};
addEventListener('click', keep, first);
addEventListener('${hydrateEvent}', () => removeEventListener('click', keep, first), { once: true });
new PerformanceObserver((marks, observer) => {
  if (!marks.getEntriesByName('hydrated').length) return;
  observer.disconnect();
  if (pressed && pressed.button.isConnected && performance.now() - pressed.at < ${maxWaitMs}) pressed.button.click();
}).observe({ type: 'mark' });
}`.replaceAll(/\n\s*/g, '');
