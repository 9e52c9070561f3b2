import { Checkbox, Image, QuantityStepper } from '@pasar/design-system';
import type { OrderLine } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import styles from './LineChoice.module.css';

/** Selected pieces by line number; a line that is not selected is absent. */
export type LineQuantities = Readonly<Record<number, number>>;

type Props = {
  readonly line: OrderLine;
  /** The number of pieces that can be selected. */
  readonly left: number;
  readonly quantity: number;
  readonly onQuantityChange: (quantity: number) => void;
};

/** A selectable order line with its quantity. */
export function LineChoice({ line, left, quantity, onQuantityChange }: Props): ReactElement {
  const format = useFormat();
  return (
    <li className={styles.line}>
      <Checkbox
        label={line.name}
        labelHidden
        checked={quantity > 0}
        disabled={left === 0}
        onChange={(event) => onQuantityChange(event.currentTarget.checked ? left : 0)}
      />
      <Image picture={line.picture.id} alt="" sizes="4rem" tinted rounded className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{line.name}</span>
        {line.model_name === '' ? null : <span className={styles.muted}>{line.model_name}</span>}
        <span className={styles.muted}>{format.money(line.price)}</span>
      </span>
      {quantity > 0 && left > 1 ? (
        <QuantityStepper
          size="sm"
          label={line.name}
          value={quantity}
          max={left}
          onValueChange={onQuantityChange}
        />
      ) : (
        <span className={styles.muted}>×{format.number(Math.max(1, left))}</span>
      )}
    </li>
  );
}

/** The selected pieces in the format of the calls. */
export const toPieces = (picked: LineQuantities): { line_no: number; quantity: number }[] =>
  Object.entries(picked).flatMap(([line_no, quantity]) =>
    quantity > 0 ? [{ line_no: Number(line_no), quantity }] : [],
  );
