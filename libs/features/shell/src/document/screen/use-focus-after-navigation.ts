import { mainId } from '@pasar/layout';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/**
 * Focuses the page's content after a navigation that has removed the focused element, such as the link that was followed: a screen
 * reader continues there, and Tab reaches the content first. An element that keeps the focus, or has received it, is left alone.
 */
export function useFocusAfterNavigation(): void {
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (!hasFocus()) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [key]);
}
