import { Checkbox, Image, QuantityStepper } from '@pasar/design-system';
import type { OrderLine } from '@pasar/order-api';
import { useFormat } from '@pasar/screen-kit';
import type { ReactElement } from 'react';
import styles from './LineChoice.module.css';

/** Pieces by the number of their line; a line that is not picked has none. */
export type PickedQuantities = Readonly<Record<number, number>>;

type Props = {
  readonly line: OrderLine;
  /** Pieces that can be picked. */
  readonly left: number;
  readonly quantity: number;
  readonly onQuantityChange: (quantity: number) => void;
};

/** A line of an order to pick, and how many of its pieces. */
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
        <span className={styles.muted}>
          {line.model_name} {format.money(line.price)}
        </span>
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

/** What was picked, as calls take it. */
export const toPieces = (picked: PickedQuantities): { line_no: number; quantity: number }[] =>
  Object.entries(picked).flatMap(([line_no, quantity]) =>
    quantity > 0 ? [{ line_no: Number(line_no), quantity }] : [],
  );
