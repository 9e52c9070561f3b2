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
  const [hasInteracted, setHasInteracted] = useState(false);
  const recordInteraction = () => startTransition(() => setHasInteracted(true));
  return {
    hasInteracted,
    handlers: { onPointerEnter: recordInteraction, onFocus: recordInteraction, onScroll: recordInteraction },
  };
}
