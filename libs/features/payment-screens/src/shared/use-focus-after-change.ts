import { useEffect, useRef } from 'react';

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/**
 * Focuses the page's content when a payment reaches another state in place, which removes the focused element: a screen reader reads
 * the outcome, and Tab reaches its buttons first. An element that keeps the focus is left alone, and so is the first state.
 */
export function useFocusAfterChange(state: string | undefined): void {
  const shown = useRef(state);
  useEffect(() => {
    const isChanged = shown.current !== undefined && shown.current !== state;
    shown.current = state;
    if (isChanged && !hasFocus()) document.querySelector('main')?.focus({ preventScroll: true });
  }, [state]);
}
