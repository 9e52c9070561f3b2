import type { ScrollMemory } from '@pasar/scroll';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { useScroll } from './use-scroll.ts';

const Context = createContext<ScrollMemory | null>(null);

/** Gives the tab's memory of places; on the server there is none. */
export function ScrollMemoryProvider({ value, children }: { value: ScrollMemory; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

function Restoration({ memory }: { readonly memory: ScrollMemory }) {
  useScroll(memory);
  return null;
}

/** Stands after a screen, so that its content is there when the place is restored. */
export function ScrollRestoration() {
  const memory = use(Context);
  return memory && <Restoration memory={memory} />;
}
