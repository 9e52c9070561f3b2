import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './Field.module.css';

/** What every field has around its control. */
export type FieldTexts = {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only. */
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  /** What is wrong and what to do; marks the control invalid. */
  readonly error?: ReactNode;
  /** Shown after the label, for example "optional". */
  readonly note?: ReactNode;
  readonly className?: string;
};

/** What the control must carry to belong to its label, hint and error. */
export type ControlProps = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

export type FieldProps = FieldTexts & {
  readonly id?: string;
  readonly children: (control: ControlProps) => ReactNode;
};

/** Label, hint and error around one control. The hint stays when an error comes, so nothing that was said is taken away. */
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

/** The error's line; in the document only while there is one. */
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
