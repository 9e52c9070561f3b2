import type { ReactNode } from 'react';
import type { ScrollMemory } from './scroll-memory.ts';
import { useScroll } from './use-scroll.ts';

/** Inside the router, around the page: what is below has committed when the place is restored. */
export function ScrollKeeper({
  memory,
  children,
}: {
  readonly memory: ScrollMemory;
  readonly children: ReactNode;
}) {
  useScroll(memory);
  return children;
}
