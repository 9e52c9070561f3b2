import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './Field.module.css';

/** The texts around a field's control. */
export type FieldTexts = {
  readonly label: ReactNode;
  /** Hides the label visually. */
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  /** What is wrong and how to fix it; marks the control as invalid. */
  readonly error?: ReactNode;
  /** Shown after the label, for example "optional". */
  readonly note?: ReactNode;
  readonly className?: string;
};

/** The attributes that link a control to its label, hint and error. */
export type ControlProps = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

export type FieldProps = FieldTexts & {
  readonly id?: string;
  readonly children: (control: ControlProps) => ReactNode;
};

/** Label, hint and error around a control. An error does not replace the hint. */
export function Field({
  id,
  label,
  labelHidden,
  hint,
  error,
  note,
  className,
  children,
}: FieldProps): ReactElement {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className={joinClasses(styles.field, className)}>
      <label htmlFor={controlId} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {note ? <span className={styles.note}>{note}</span> : null}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={`${controlId}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${controlId}-error`}>{error}</FieldError>
    </div>
  );
}

/** The error message; rendered only if there is one. */
export const FieldError = ({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}): ReactElement | null =>
  children ? (
    <p id={id} className={styles.error} role="alert">
      <Icon name="alert" size="sm" />
      <span>{children}</span>
    </p>
  ) : null;
