import { useRef } from 'react';
import type { ChangeEvent, ChangeEventHandler, Ref, RefCallback } from 'react';

type FieldProps<E> = {
  readonly ref?: Ref<E> | undefined;
  /** Absent for uncontrolled fields, whose forms read the element. */
  readonly value?: unknown;
  readonly onChange?: ChangeEventHandler<E> | undefined;
};

const setRef = <E>(ref: Ref<E> | undefined, element: E | null): void => {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
};

/**
 * Returns a ref for a controlled text field that calls `onChange` once with what was typed before hydration, or filled in by the
 * browser: React leaves it in the element without an event, and would overwrite it with the state.
 */
export function useEarlyInput<E extends HTMLInputElement | HTMLTextAreaElement>({
  ref,
  value,
  onChange,
}: FieldProps<E>): RefCallback<E> {
  const isChecked = useRef(value === undefined);
  return (element) => {
    setRef(ref, element);
    if (!element || isChecked.current) return;
    isChecked.current = true;
    if (element.value !== element.defaultValue)
      onChange?.({ type: 'change', target: element, currentTarget: element } as unknown as ChangeEvent<E>);
  };
}
