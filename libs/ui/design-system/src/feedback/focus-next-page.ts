const controls = 'a[href], button, input, select, textarea';

const listControls = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(controls)].filter(({ tabIndex }) => tabIndex >= 0);

/** Calls back once when the button, which becomes busy, is not busy any more or is gone. */
function afterLoading(button: HTMLElement, callback: () => void): void {
  let hasStarted = false;
  const observer = new MutationObserver(() => {
    if (button.isConnected && button.getAttribute('aria-busy') === 'true') hasStarted = true;
    else if (hasStarted) {
      observer.disconnect();
      callback();
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
}

/** A press by keyboard has no clicks to count. */
function onPress({ currentTarget, detail }: MouseEvent): void {
  if (detail > 0) return;
  const button = currentTarget as HTMLElement;
  const before = listControls();
  const at = before.indexOf(button);
  const [previous, following] = [before[at - 1], before[at + 1]];
  afterLoading(button, () => {
    const isMoved = ![button, document.body].includes(document.activeElement as HTMLElement);
    if (isMoved || !previous?.isConnected) return;
    const after = listControls();
    const next = after[after.indexOf(previous) + 1];
    if (next !== button && next !== following) next?.focus();
  });
}

/**
 * From now on, a keyboard's press of the button of a paged list focuses the first control of the page that arrives, which has
 * moved the button out of view, or removed it. Calling it again changes nothing.
 */
export const focusNextPageOnPress = (button: HTMLElement): void => button.addEventListener('click', onPress);
