import { useId } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { joinClasses } from '../join-classes.ts';
import { FieldError } from './Field.tsx';
import { Radio } from './Radio.tsx';
import styles from './Choice.module.css';

export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
};

export type RadioGroupProps = {
  readonly legend: ReactNode;
  readonly legendHidden?: boolean;
  readonly name?: string;
  readonly options: readonly RadioOption[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  readonly error?: ReactNode;
  /** `cards` are bordered rows (payment, address); `plain` is a list; `chips` are pills (sizes, colours). */
  readonly look?: 'plain' | 'cards' | 'chips';
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** A group of native radio buttons, with arrow key navigation. */
export function RadioGroup({
  legend,
  legendHidden,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  error,
  look = 'plain',
  inputRef,
}: RadioGroupProps): ReactElement {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={joinClasses(styles.options, styles[look])}>
        {options.map((option) => (
          <Radio
            key={option.value}
            ref={inputRef}
            label={option.label}
            hint={option.hint}
            framed={look !== 'plain'}
            name={name ?? id}
            value={option.value}
            disabled={option.disabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            onChange={() => onValueChange?.(option.value)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
