import type { ScrollMemory } from '@pasar/scroll';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useScroll } from './use-scroll.ts';

const Context = createContext<ScrollMemory | null>(null);

/** Provides the tab's scroll positions; on the server there are none. */
export function ScrollMemoryProvider({ value, children }: { value: ScrollMemory; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

function Restoration({ memory }: { readonly memory: ScrollMemory }) {
  useScroll(memory);
  return null;
}

/** Restores the scroll position. Rendered after a screen, so that its content is already mounted. */
export function ScrollRestoration() {
  const memory = use(Context);
  return memory && <Restoration memory={memory} />;
}
