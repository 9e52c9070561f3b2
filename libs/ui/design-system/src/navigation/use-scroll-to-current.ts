import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** On a phone not all tabs of a row fit: scrolls the current one to the middle of it, again when `current` changes. */
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
