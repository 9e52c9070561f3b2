import { Price, joinClasses, useMoneyText, useWords } from '@pasar/design-system';
import type { PriceProps } from '@pasar/design-system';
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
  const { item, layout, beforePlace, besideCart } = props;
  const write = useMoneyText();
  const room = findCardSpace(layout.size, props);
  const { price, price_min: low, price_max: high, price_before_discount: before } = item;
  if (low && high && isPriceRange(item)) return <Range {...{ low, high, room, besideCart }} />;
  const text = write(price);
  const size = text.length > room.smaller ? 'sm' : 'md';
  return (
    <Price
      className={joinClasses(styles.price, besideCart && findFontClass(text, size))}
      price={price}
      before={beforePlace && beforePlace !== 'below' ? before : undefined}
      size={size}
    />
  );
}

/** The class for the font of a long amount beside the cart button. */
function findFontClass(amount: string, size: PriceProps['size']): string | undefined {
  if (amount.length <= 8) return undefined;
  if (size === 'sm') return styles.small;
  return amount.length > 10 ? styles.longer : styles.long;
}

type RangeProps = {
  readonly low: ItemCardData['price'];
  readonly high: ItemCardData['price'];
  readonly room: CardSpace;
  readonly besideCart: boolean | undefined;
};

function Range({ low, high, room, besideCart }: RangeProps): ReactElement {
  const words = useWords();
  const write = useMoneyText();
  const range = `${write(low)} – ${write(high)}`;
  const isShort = range.length > room.lowest;
  const size = range.length > room.smaller ? 'sm' : 'md';
  return (
    <Price
      className={joinClasses(styles.range, besideCart && findFontClass(write(high), size))}
      price={isShort ? words('from_price', { price: write(low) }) : range}
      size={size}
    />
  );
}
