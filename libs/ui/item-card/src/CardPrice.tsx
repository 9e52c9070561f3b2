import { Price, useMoneyText, useWords } from '@pasar/design-system';
import type { ReactElement } from 'react';
import type { ItemCardData } from './item-card-data.ts';
import styles from './CardPrice.module.css';

/** A range of so many signs is written smaller; one that is longer gives its lower end alone. */
const rangeRoom = { smaller: 13, lowest: 19 } as const;

/** What it costs: one price, with the struck price where there is room for it, or the range of its models. */
export const CardPrice = ({
  item,
  before,
}: {
  readonly item: ItemCardData;
  readonly before: boolean;
}): ReactElement => {
  const { price, price_min: low, price_max: high } = item;
  if (low && high && high.amount > low.amount) return <Range low={low} high={high} />;
  return (
    <Price className={styles.price} price={price} before={before ? item.price_before_discount : undefined} />
  );
};

const Range = ({
  low,
  high,
}: {
  readonly low: ItemCardData['price'];
  readonly high: ItemCardData['price'];
}): ReactElement => {
  const words = useWords();
  const write = useMoneyText();
  const range = `${write(low)} – ${write(high)}`;
  const long = range.length > rangeRoom.smaller;
  const text = range.length > rangeRoom.lowest ? words('from_price', { price: write(low) }) : range;
  return <Price className={styles.price} price={text} size={long ? 'sm' : 'md'} />;
};
