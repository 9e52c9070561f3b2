import { Price, useMoneyText, useWords } from '@pasar/design-system';
import type { ReactElement } from 'react';
import type { CardLayout } from './card-layouts.data.ts';
import type { ItemCardData } from './item-card-data.ts';
import styles from './CardPrice.module.css';

/** A range of more signs than this is written smaller; one that is longer still gives its lower end alone. */
const rangeRoom = {
  normal: { smaller: 13, lowest: 19 },
  small: { smaller: 10, lowest: 15 },
} as const;

type CardPriceProps = { readonly item: ItemCardData; readonly layout: CardLayout };

/** What it costs: one price, with the struck price where there is room for it, or the range of its models. */
export const CardPrice = ({ item, layout }: CardPriceProps): ReactElement => {
  const { price, price_min: low, price_max: high, price_before_discount: before } = item;
  if (low && high && high.amount > low.amount) return <Range low={low} high={high} size={layout.size} />;
  return <Price className={styles.price} price={price} before={layout.before ? before : undefined} />;
};

type RangeProps = {
  readonly low: ItemCardData['price'];
  readonly high: ItemCardData['price'];
  readonly size: CardLayout['size'];
};

const Range = ({ low, high, size }: RangeProps): ReactElement => {
  const words = useWords();
  const write = useMoneyText();
  const { smaller, lowest } = rangeRoom[size];
  const range = `${write(low)} – ${write(high)}`;
  const text = range.length > lowest ? words('from_price', { price: write(low) }) : range;
  return <Price className={styles.price} price={text} size={range.length > smaller ? 'sm' : 'md'} />;
};
