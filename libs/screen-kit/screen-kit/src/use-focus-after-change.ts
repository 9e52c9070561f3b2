import { useEffect, useRef } from 'react';

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/**
 * Focuses the page's content after a change of state that has removed the focused element: a screen reader continues there, and
 * Tab reaches the content first. An element that keeps the focus, or has received it, is left alone, and so is the first state.
 */
export function useFocusAfterChange(state: string | undefined): void {
  const shown = useRef(state);
  useEffect(() => {
    const isChanged = shown.current !== undefined && shown.current !== state;
    shown.current = state;
    if (isChanged && !hasFocus()) document.querySelector('main')?.focus({ preventScroll: true });
  }, [state]);
}
