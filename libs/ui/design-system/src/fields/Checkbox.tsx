import { useId } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { FieldError } from './Field.tsx';
import styles from './Choice.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'style' | 'type'> & {
  readonly label: ReactNode;
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Ignores presses and keeps the focus, while the value is saved. */
  readonly saving?: boolean;
};

/** A checkbox whose label is part of the target. */
export function Checkbox({
  label,
  labelHidden,
  hint,
  error,
  className,
  saving,
  onChange,
  ...input
}: CheckboxProps): ReactElement {
  const id = useId();
  return (
    <div className={joinClasses(styles.choiceBox, className)}>
      <label className={styles.choice}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          readOnly={saving}
          aria-disabled={saving}
          onChange={saving ? undefined : onChange}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className={labelHidden ? 'visually-hidden' : styles.words}>
          {label}
          {hint ? <span className={styles.hint}>{hint}</span> : null}
        </span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
