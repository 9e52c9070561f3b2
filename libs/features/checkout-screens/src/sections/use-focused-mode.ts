import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

type FocusedMode<Mode extends string> = {
  /** The element that contains the controls of every mode. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly mode: Mode | 'shown';
  readonly setMode: (mode: Mode | 'shown') => void;
};

/**
 * The mode of a section, at first `shown`. After a change, the first element that the mode's selector matches is
 * focused: the control that was pressed is no longer there.
 */
export function useFocusedMode<Mode extends string>(
  selectors: Readonly<Record<Mode | 'shown', string>>,
): FocusedMode<Mode> {
  const frame = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useState<Mode | 'shown'>('shown');
  const lastMode = useRef(mode);
  useEffect(() => {
    if (lastMode.current === mode) return;
    lastMode.current = mode;
    frame.current?.querySelector<HTMLElement>(selectors[mode])?.focus();
  }, [mode, selectors]);
  return { frame, mode, setMode };
}
