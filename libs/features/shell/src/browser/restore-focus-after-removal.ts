const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** What moves the focus by itself, such as a closing dialog or a navigation, does so first. */
const settleMs = 100;

/** Where the focus was, read while the element was in the document. */
type FocusRecord = {
  readonly element: HTMLElement;
  /** From the nearest. */
  readonly ancestors: readonly HTMLElement[];
  /** The controls after the element in document order, then those before it, the nearest first. */
  readonly neighbours: readonly HTMLElement[];
};

function* walkAncestors(element: HTMLElement): Generator<HTMLElement> {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) yield outer;
}

function recordFocus(element: HTMLElement, scope: HTMLElement): FocusRecord {
  const all = [...scope.querySelectorAll<HTMLElement>(controls)];
  const at = all.indexOf(element);
  return {
    element,
    ancestors: [...walkAncestors(element)],
    neighbours: [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).toReversed()],
  };
}

/** Focuses the nearest control that is left where the element was: in the innermost of its ancestors that is left. */
function focusNeighbour({ element, ancestors, neighbours }: FocusRecord): boolean {
  const place = ancestors.find(({ isConnected }) => isConnected);
  const left = neighbours.filter((each) => each.tabIndex >= 0 && place?.contains(each) === true);
  return [element, ...left].some((each) => {
    each.focus();
    return document.activeElement === each;
  });
}

/**
 * Keeps the place of keyboards and screen readers when the focused element of the page's content is removed, such as the button
 * that ends its own row: focuses the nearest control in the same list or section, or else the content itself. Leaves the focus
 * alone if something else has it, if the user has taken it away, and after a press with a pointer: a page must not scroll under it, nor
 * an input open a phone's keyboard. Returns how to stop.
 */
export function restoreFocusAfterRemoval(): () => void {
  let record: FocusRecord | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () => document.activeElement === null || document.activeElement === document.body;

  const restore = () => {
    timer = undefined;
    if (!record || !isLost()) return;
    const lost = record;
    record = undefined;
    if (!focusNeighbour(lost)) document.querySelector('main')?.focus({ preventScroll: true });
  };
  const schedule = () => void (timer ??= setTimeout(restore, settleMs));

  const onFocusIn = ({ target }: FocusEvent) => {
    const main = document.querySelector('main');
    if (!(target instanceof HTMLElement)) return;
    if (target !== main && main?.contains(target) === true)
      record = target.matches(':focus-visible') ? recordFocus(target, main) : undefined;
    // What opened a dialog is the place to return to.
    else if (!target.closest('[role=dialog]')) record = undefined;
  };
  // A removal may also be heard here, in some browsers while the element is still in the document.
  const onFocusOut = ({ target }: FocusEvent) =>
    void setTimeout(() => {
      const isLeft = target === record?.element && record?.element.isConnected === true;
      if (isLeft && isLost() && document.hasFocus()) record = undefined;
    });
  const observer = new MutationObserver(() => {
    if (record && isLost()) schedule();
  });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}
