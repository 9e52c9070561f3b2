import { Price, useMoneyText, useWords } from '@pasar/design-system';
import type { ReactElement } from 'react';
import type { CardLayout } from './card-layouts.data.ts';
import { findCardSpace, isPriceRange } from './card-space.ts';
import type { CardSpace, OriginalPricePlace } from './card-space.ts';
import type { ItemCardData } from './item-card-data.ts';
import styles from './CardPrice.module.css';

export type CardPriceProps = {
  readonly item: ItemCardData;
  readonly layout: Pick<CardLayout, 'size'>;
  /** Where the original price is, if it is shown. */
  readonly beforePlace?: OriginalPricePlace | undefined;
  /** The number of icons beside the price. */
  readonly signs?: number;
  /** Whether the cart button is beside the price. */
  readonly besideCart?: boolean;
};

/** The price: one with the struck-through original if it is beside it, or the range of the models. */
export function CardPrice(props: CardPriceProps): ReactElement {
  const { item, layout, beforePlace } = props;
  const write = useMoneyText();
  const room = findCardSpace(layout.size, props);
  const { price, price_min: low, price_max: high, price_before_discount: before } = item;
  if (low && high && isPriceRange(item)) return <Range low={low} high={high} room={room} />;
  return (
    <Price
      className={styles.price}
      price={price}
      before={beforePlace && beforePlace !== 'below' ? before : undefined}
      size={write(price).length > room.smaller ? 'sm' : 'md'}
    />
  );
}

type RangeProps = {
  readonly low: ItemCardData['price'];
  readonly high: ItemCardData['price'];
  readonly room: CardSpace;
};

function Range({ low, high, room }: RangeProps): ReactElement {
  const words = useWords();
  const write = useMoneyText();
  const range = `${write(low)} – ${write(high)}`;
  const text = range.length > room.lowest ? words('from_price', { price: write(low) }) : range;
  return <Price className={styles.price} price={text} size={range.length > room.smaller ? 'sm' : 'md'} />;
}
