import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

type FocusedMode<Mode extends string> = {
  /** The element that contains the controls of every mode. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly mode: Mode | 'shown';
  readonly setMode: (mode: Mode | 'shown') => void;
};

/** Whether the element was removed, and the focus with it. */
const isLost = (element: HTMLElement | null): boolean =>
  element?.isConnected === false && document.activeElement === document.body;

/**
 * The mode of a section, at first `shown`. After a change, the first element that the mode's selector matches is
 * focused: the control that was pressed is no longer there. So is its successor if that element is removed while it is focused.
 */
export function useFocusedMode<Mode extends string>(
  selectors: Readonly<Record<Mode | 'shown', string>>,
): FocusedMode<Mode> {
  const frame = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useState<Mode | 'shown'>('shown');
  const lastMode = useRef(mode);
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    if (lastMode.current === mode && !isLost(focused.current)) return;
    lastMode.current = mode;
    focused.current = frame.current?.querySelector<HTMLElement>(selectors[mode]) ?? null;
    focused.current?.focus();
  });
  return { frame, mode, setMode };
}
