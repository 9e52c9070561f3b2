import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { rowWindow } from './row-window.ts';
import type { RowWindow } from './row-window.ts';

/** Shorter lists are rendered completely: they are cheap, and find-in-page finds every item. */
const longFrom = 60;

/** Measures the grid's position; undefined until it has two rows. */
function measure(box: HTMLElement, { from, count }: { readonly from: number; readonly count: number }) {
  const list = box.querySelector<HTMLElement>(':scope ul');
  const columns = list ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 0;
  const [first, below] = [list?.children[0], list?.children[columns]];
  if (!list || !first || !below) return undefined;
  const step = below.getBoundingClientRect().top - first.getBoundingClientRect().top;
  if (step <= 0) return undefined;
  const focused = [...list.children].findIndex((card) => card.contains(document.activeElement));
  const keep = focused < 0 ? undefined : Math.floor((from + focused) / columns);
  return {
    count,
    columns,
    step,
    keep,
    top: box.getBoundingClientRect().top,
    height: window.innerHeight,
  };
}

const same = (one: RowWindow, other: RowWindow): boolean =>
  one.from === other.from && one.to === other.to && one.before === other.before && one.after === other.after;

/**
 * Which cards of a long list to render. The cards of a set are equally high, so one measurement gives all
 * positions; the server, and the browser until it has measured, render the whole list.
 */
export function useRowWindow(count: number): {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly window: RowWindow;
} {
  const box = useRef<HTMLDivElement>(null);
  const whole = { from: 0, to: count, before: 0, after: 0 };
  const [measured, setMeasured] = useState<RowWindow>();
  const drawn = useRef(whole);
  const long = count > longFrom;
  const shown = long && measured ? { ...measured, to: Math.min(measured.to, count) } : whole;
  useLayoutEffect(() => {
    drawn.current = shown;
  });
  useLayoutEffect(() => {
    if (!long) return undefined;
    const look = () => {
      const place = box.current && measure(box.current, { from: drawn.current.from, count });
      if (!place) return;
      const next = rowWindow(place);
      setMeasured((before) => (before && same(before, next) ? before : next));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [long, count]);
  return { box, window: shown };
}
