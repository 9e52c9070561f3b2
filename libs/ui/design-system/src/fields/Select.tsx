import type { ComponentProps, ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { joinClasses } from '../join-classes.ts';
import { Field } from './Field.tsx';
import type { FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean };

export type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'style' | 'className' | 'children'> & {
    readonly options: readonly SelectOption[];
    /** The first, empty option: "Choose a province". */
    readonly placeholder?: string;
  };

/** A native select, for long lists of options. */
export const Select = ({
  label,
  labelHidden,
  hint,
  error,
  note,
  className,
  id,
  options,
  placeholder,
  ...select
}: SelectProps): ReactElement => (
  <Field {...{ label, labelHidden, hint, error, note, className, id }}>
    {(control) => (
      <div className={styles.selectBox}>
        <select {...select} {...control} className={joinClasses(styles.control, styles.select)}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon name="chevron-down" size="sm" />
        </span>
      </div>
    )}
  </Field>
);
