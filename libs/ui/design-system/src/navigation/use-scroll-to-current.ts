import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Scrolls the current tab to the middle of a row that does not fit the screen; again when `current` changes. */
export function useScrollToCurrent<Row extends HTMLElement>(current: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => scrollToCurrentTab(row.current), [current]);
  return row;
}

function scrollToCurrentTab(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !tab) return;
  const fromLeft = tab.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollLeft += fromLeft - (row.clientWidth - tab.clientWidth) / 2;
}
