import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { FieldError } from './Field.tsx';
import styles from './Choice.module.css';

export type ControlGroupProps = {
  /** Names the group for screen readers. */
  readonly legend: string;
  /** What is missing in the group as a whole. */
  readonly error?: ReactNode;
  readonly children: ReactNode;
};

/** Controls that have an error in common, such as the lines of an order of which one must be chosen. */
export function ControlGroup({ legend, error, children }: ControlGroupProps): ReactElement {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? id : undefined}>
      <legend className="visually-hidden">{legend}</legend>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
