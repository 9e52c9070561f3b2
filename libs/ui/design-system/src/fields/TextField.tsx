import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Field } from './Field.tsx';
import type { FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'style' | 'className'> & {
    /** A short text inside the field before what is typed, such as +65. */
    readonly start?: ReactNode;
    /** A control inside the field at its end. */
    readonly end?: ReactNode;
  };

/** One line of text. Takes `ref`, so `{...register('email')}` of react-hook-form fits. */
export const TextField = ({
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
}: TextFieldProps): ReactElement => (
  <Field {...{ label, labelHidden, hint, error, note, className, id }}>
    {(control) => (
      <div className={joinClasses(Boolean(start) && styles.withStart, Boolean(end) && styles.withEnd)}>
        {start ? <span className={styles.start}>{start}</span> : null}
        <input {...input} {...control} type={type} className={styles.control} />
        {end ? <span className={styles.end}>{end}</span> : null}
      </div>
    )}
  </Field>
);
