import { startTransition, useState } from 'react';

export type Interaction = {
  readonly hasInteracted: boolean;
  /** Spread on the element. */
  readonly handlers: {
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onScroll: () => void;
  };
};

/** Whether somebody turned to an element yet: a finger or pointer on it, the focus in it, or its own scrolling. */
export function useHasInteracted(): Interaction {
  const [turned, setTurned] = useState(false);
  const turn = () => startTransition(() => setTurned(true));
  return { hasInteracted: turned, handlers: { onPointerEnter: turn, onFocus: turn, onScroll: turn } };
}
