import { startTransition, useState } from 'react';

export type TurnedTo = {
  readonly turned: boolean;
  /** Spread on the element. */
  readonly turning: {
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onScroll: () => void;
  };
};

/** Whether somebody turned to an element yet: a finger or pointer on it, the focus in it, or its own scrolling. */
export function useTurnedTo(): TurnedTo {
  const [turned, setTurned] = useState(false);
  const turn = () => startTransition(() => setTurned(true));
  return { turned, turning: { onPointerEnter: turn, onFocus: turn, onScroll: turn } };
}
