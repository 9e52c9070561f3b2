/** Signs that somebody is there: a pointer, a finger, a key. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Does, once, what only somebody who uses the page needs: at the first sign of one, so that it is there when they act. */
export function whenUsed(target: EventTarget, task: () => void): void {
  const begin = () => {
    for (const sign of signs) target.removeEventListener(sign, begin);
    task();
  };
  for (const sign of signs) target.addEventListener(sign, begin, { passive: true });
}
