import { useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

const controls = 'a[href], button, input, select, textarea';

/**
 * Keeps the focus in a form when the focused control is removed, such as the button that removes its own row: focuses the next
 * control that is left. Call it in the component that renders the form, and pass the result to the form's `onFocus`.
 */
export function useFocusAfterRemoval(): (event: FocusEvent<HTMLFormElement>) => void {
  const focused = useRef<readonly HTMLElement[]>([]);
  useEffect(() => {
    const [element, ...following] = focused.current;
    if (!element || element.isConnected) return;
    focused.current = [];
    if (document.activeElement === document.body) following.find(({ isConnected }) => isConnected)?.focus();
  });
  return ({ currentTarget, target }) => {
    const all = [...currentTarget.querySelectorAll<HTMLElement>(controls)];
    focused.current = all.slice(all.indexOf(target)).filter(({ tabIndex }) => tabIndex >= 0);
  };
}
