import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Field } from './Field.tsx';
import type { FieldTexts } from './Field.tsx';
import styles from './Field.module.css';
import { useEarlyInput } from './use-early-input.ts';

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'style' | 'className'> & {
    /** A short prefix inside the field, such as +65. */
    readonly start?: ReactNode;
    /** A control at the end of the field. */
    readonly end?: ReactNode;
  };

/** A single-line text field. Takes `ref`, for `{...register('email')}` of react-hook-form; keeps what was typed before hydration. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  note,
  className,
  id,
  start,
  end,
  type = 'text',
  ...input
}: TextFieldProps): ReactElement {
  const ref = useEarlyInput(input);
  return (
    <Field {...{ label, labelHidden, hint, error, note, className, id }}>
      {(control) => (
        <div className={joinClasses(Boolean(start) && styles.withStart, Boolean(end) && styles.withEnd)}>
          {start ? <span className={styles.start}>{start}</span> : null}
          <input {...input} {...control} ref={ref} type={type} className={styles.control} />
          {end ? <span className={styles.end}>{end}</span> : null}
        </div>
      )}
    </Field>
  );
}
