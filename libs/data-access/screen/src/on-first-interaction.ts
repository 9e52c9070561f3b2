/** Signs that somebody is there: a pointer, a finger, a key, or the reading aid that presses for them. */
const eventTypes = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll'] as const;

/** Does, once, what only somebody who uses the page needs: at the first type of one, listenerOptions the page itself hears of it. */
export function onFirstInteraction(target: EventTarget, task: () => void): void {
  const listenerOptions = { capture: true, passive: true };
  const runOnce = () => {
    for (const type of eventTypes) target.removeEventListener(type, runOnce, listenerOptions);
    task();
  };
  for (const type of eventTypes) target.addEventListener(type, runOnce, listenerOptions);
}
