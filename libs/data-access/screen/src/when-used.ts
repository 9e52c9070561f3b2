/** Signs that somebody is there: a pointer, a finger, a key, or the reading aid that presses for them. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll'] as const;

/** Does, once, what only somebody who uses the page needs: at the first sign of one, before the page itself hears of it. */
export function whenUsed(target: EventTarget, task: () => void): void {
  const before = { capture: true, passive: true };
  const begin = () => {
    for (const sign of signs) target.removeEventListener(sign, begin, before);
    task();
  };
  for (const sign of signs) target.addEventListener(sign, begin, before);
}
