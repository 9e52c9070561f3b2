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

/** Whether the shopper has interacted with an element: by touch or pointer, by focus, or by scrolling it. */
export function useHasInteracted(): Interaction {
  const [turned, setTurned] = useState(false);
  const turn = () => startTransition(() => setTurned(true));
  return { hasInteracted: turned, handlers: { onPointerEnter: turn, onFocus: turn, onScroll: turn } };
}
