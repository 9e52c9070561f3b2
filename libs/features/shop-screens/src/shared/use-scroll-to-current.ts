import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Scrolls a row of links horizontally until the current one is visible. */
export function useScrollToCurrent(current: string | undefined): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = box.current?.firstElementChild;
    const link = row?.querySelector('[aria-current]');
    if (!row || !link) return;
    const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
    row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }, [current]);
  return box;
}
