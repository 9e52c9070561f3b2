/** Events of a user: pointer, keyboard, focus, scroll, and the click that a screen reader dispatches. */
const eventTypes = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll'] as const;

/** Runs a task once, at the first user interaction, before other listeners receive the event. */
export function onFirstInteraction(target: EventTarget, task: () => void): void {
  const listenerOptions = { capture: true, passive: true };
  const runOnce = () => {
    for (const type of eventTypes) target.removeEventListener(type, runOnce, listenerOptions);
    task();
  };
  for (const type of eventTypes) target.addEventListener(type, runOnce, listenerOptions);
}
