import type { ComponentProps, ReactElement } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Field } from './Field.tsx';
import type { FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

export type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'style' | 'className'>;

/** A multi-line text field. */
export const TextArea = ({
  label,
  labelHidden,
  hint,
  error,
  note,
  className,
  id,
  rows = 4,
  ...area
}: TextAreaProps): ReactElement => (
  <Field {...{ label, labelHidden, hint, error, note, className, id }}>
    {(control) => (
      <textarea {...area} {...control} rows={rows} className={joinClasses(styles.control, styles.area)} />
    )}
  </Field>
);
