import { useState } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useWords } from '../translations/use-words.ts';
import { parseQuantity } from './parse-quantity.ts';
import styles from './QuantityStepper.module.css';

export type QuantityStepperProps = {
  readonly value: number;
  /** Called with a whole number from `min` to `max`, never with incomplete input. */
  readonly onValueChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  /** What is counted, for screen readers: the item's name. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly size?: 'sm' | 'md';
  /** The field's name, within a form. */
  readonly name?: string;
};

/** Keeps the digits and what follows a decimal separator, which the number ignores. */
const keepNumber = (text: string): string => /\d{0,4}([.,]\d?)?/.exec(text.replace(/^\D+/, ''))?.[0] ?? '';

/** A number field with buttons to decrease and increase it. Says what the highest number is if a higher one was typed. */
export function QuantityStepper({
  value,
  onValueChange,
  min = 1,
  max = 999,
  label,
  disabled = false,
  size = 'md',
  name,
}: QuantityStepperProps): ReactElement {
  const words = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLimited, setLimited] = useState(false);
  const settle = (text: string): void => {
    setTyped(null);
    setLimited(Number.parseInt(text) > max);
    const next = parseQuantity(text, { min, max, otherwise: value });
    if (next !== value) onValueChange(next);
  };
  return (
    <div className={styles.field} role="group" aria-label={label}>
      <div className={styles.stepper} data-size={size}>
        <button
          type="button"
          className={styles.step}
          aria-label={words('decrease_quantity')}
          disabled={disabled || value <= min}
          onClick={() => settle(String(value - 1))}
        >
          <Icon name="minus" size="sm" />
        </button>
        <input
          className={styles.number}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          aria-label={words('quantity')}
          value={typed ?? value}
          disabled={disabled}
          onChange={(event) => setTyped(keepNumber(event.target.value))}
          onFocus={(event) => event.target.select()}
          onBlur={() => typed !== null && settle(typed)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Applies the number without submitting the surrounding form.
            event.preventDefault();
            settle(event.currentTarget.value);
          }}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={words('increase_quantity')}
          disabled={disabled || value >= max}
          onClick={() => settle(String(value + 1))}
        >
          <Icon name="plus" size="sm" />
        </button>
      </div>
      <p className={styles.limit} role="status">
        {isLimited ? words('max_quantity', { max }) : null}
      </p>
    </div>
  );
}
