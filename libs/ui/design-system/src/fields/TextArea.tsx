import type { ComponentProps, ReactElement } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Field } from './Field.tsx';
import type { FieldTexts } from './Field.tsx';
import styles from './Field.module.css';
import { useEarlyInput } from './use-early-input.ts';

export type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'style' | 'className'>;

/** A multi-line text field; keeps what was typed before hydration. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  note,
  className,
  id,
  rows = 4,
  ...area
}: TextAreaProps): ReactElement {
  const ref = useEarlyInput(area);
  return (
    <Field {...{ label, labelHidden, hint, error, note, className, id }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          ref={ref}
          rows={rows}
          className={joinClasses(styles.control, styles.area)}
        />
      )}
    </Field>
  );
}
